import { pages } from "./pages";

// Paths with `**` find nothing outside this folder, so what stays out is named in full.
export default pages(
  import.meta.glob(
    [
      "../../../src/meowple/locales/ru/*.ftl",
      "!../../../src/meowple/locales/ru/terminal.ftl",
      "!../../../src/meowple/locales/ru/*-page.ftl",
      "!../../../src/meowple/locales/ru/*-lesson.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
