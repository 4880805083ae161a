// What the title of the page says, whoever looks at it.

/** Why the page calls; empty while it does not. */
export const title = $state({ calls: "" });
