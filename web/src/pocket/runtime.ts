// A browser's Python with our library in it. All of it comes from the page's own host.
import type { PyodideInterface } from "pyodide";

/** `base` is where the runtime lies, `library` the file there that holds our own. */
export async function startPython(base: string, library: string): Promise<PyodideInterface> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as typeof import("pyodide");
  const [python, ours] = await Promise.all([
    loadPyodide({ indexURL: base, checkAPIVersion: false }),
    fetch(base + library).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(ours, "zip");
  return python;
}
