import { pages } from "./pages";

export default pages(
  import.meta.glob(["../../../src/meowple/locales/en/*.ftl", "!**/terminal.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
