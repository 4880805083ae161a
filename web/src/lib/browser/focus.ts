// Where the focus goes when what was pressed has vanished.

let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

/**
 * Who plays by keyboard goes on from the main button, or the next thing to press; everybody else, and who has to
 * wait, from the panel that says what is going on. A focus that is somewhere else stays there.
 */
export function goOnWith(board: HTMLElement, panel: HTMLElement): void {
  const now = document.activeElement;
  if (now !== document.body && now !== panel) return;
  const find = (kind: string) => board.querySelector<HTMLElement>(`${kind}[data-move]:not(:disabled)`);
  const next = find("button.main") ?? find("button");
  const aim = byKeys ? (next ?? panel) : panel;
  aim.focus({ preventScroll: !byKeys });
}

/** Where nothing has the focus any more, reading goes on at a title. */
export function goOnAt(title: HTMLElement | null | undefined): void {
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
