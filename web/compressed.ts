// Every built file lies there compressed too, so that the server only has to choose.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|txt)$/;
/** A file that comes in one packet anyway gains nothing. */
const SMALL = 400;

const WAYS: Record<string, (text: Buffer) => Buffer> = {
  ".br": (text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  ".gz": (text) => gzipSync(text, { level: 9 }),
};

export function compressed(): Plugin {
  return {
    name: "meowple-compressed",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) throw new Error("the page is built into a folder");
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(name)) compress(join(dir, name));
      }
    },
  };
}

function compress(file: string): void {
  const text = readFileSync(file);
  if (text.length < SMALL) return;
  for (const [ending, squeeze] of Object.entries(WAYS)) {
    const small = squeeze(text);
    if (small.length < text.length) writeFileSync(file + ending, small);
  }
}
