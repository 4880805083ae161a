import { pages } from "./pages";

// Paths with `**` find nothing outside this folder, so what stays out is named in full.
export default pages(
  import.meta.glob(
    [
      "../../../src/meowple/locales/en/*.ftl",
      "!../../../src/meowple/locales/en/terminal.ftl",
      "!../../../src/meowple/locales/en/*-page.ftl",
      "!../../../src/meowple/locales/en/*-lesson.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
