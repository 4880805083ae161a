import { pages } from "./pages";

// Paths with `**` find nothing outside this folder, so what stays out is named in full.
export default pages(
  import.meta.glob(
    [
      "../../../src/meowple/locales/uk/*.ftl",
      "!../../../src/meowple/locales/uk/terminal.ftl",
      "!../../../src/meowple/locales/uk/*-page.ftl",
      "!../../../src/meowple/locales/uk/*-lesson.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
