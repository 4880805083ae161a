// The files of a browser's Python, as they are sent: `node runtime.mjs PYODIDE FOLDER`. Squeezing
// them takes its time, so it is done once, apart from the page.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
/** What is an archive already gains nothing. */
const PACKED = /\.zip$/;

const [from, to] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
for (const name of FILES) {
  copyFileSync(join(from, name), join(to, name));
  if (PACKED.test(name)) continue;
  const text = readFileSync(join(from, name));
  writeFileSync(join(to, `${name}.br`), brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 } }));
  writeFileSync(join(to, `${name}.gz`), gzipSync(text, { level: 9 }));
}
copyFileSync(join(import.meta.dirname, "licences.txt"), join(to, "licences.txt"));
