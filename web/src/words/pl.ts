import { pages } from "./pages";

// Paths with `**` find nothing outside this folder, so what stays out is named in full.
export default pages(
  import.meta.glob(
    [
      "../../../src/meowple/locales/pl/*.ftl",
      "!../../../src/meowple/locales/pl/terminal.ftl",
      "!../../../src/meowple/locales/pl/*-page.ftl",
      "!../../../src/meowple/locales/pl/*-lesson.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
