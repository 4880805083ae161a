// A browser's Python with our library in it. All of it comes from the page's own host.
import type { PyodideInterface } from "pyodide";

/** Where the runtime and the library lie, and how large each file is; `web/pocket.ts` writes it. */
export interface Pack {
  /** The folder, as seen from the page. */
  base: string;
  files: Record<string, number>;
}

export async function startPython(base: string): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import("pyodide");
  const [python, library] = await Promise.all([
    loadPyodide({ indexURL: base, checkAPIVersion: false }),
    fetch(`${base}meowple.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(library, "zip");
  return python;
}
