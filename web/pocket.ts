// What a device needs to play by itself lies beside the page, in a folder whose name changes with it.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:pocket";
const INSIDE = `\0${MODULE}`;
const PARTS = ["../build/pocket/runtime", "../build/pocket/library"];
/** They lie beside a file, compressed, or are read by people alone. */
const ASIDE = /\.(br|gz|txt|packed)$|^pocket\.json$|^\.packed$/;

const LIBRARY = "meowple.zip";

interface Part {
  name: string;
  file: string;
}

/** The library is called by what is in it: a new page comes with another one, and the same runtime. */
function parts(): Part[] {
  const there = PARTS.map((part) => join(import.meta.dirname, part)).filter(existsSync);
  const all = there.flatMap((folder) => readdirSync(folder).map((name) => ({ name, file: join(folder, name) })));
  return all.map(({ name, file }) => ({ name: name === LIBRARY ? `meowple-${markOf([file])}.zip` : name, file }));
}

function markOf(files: string[]): string {
  const mark = createHash("sha256");
  for (const file of files) mark.update(readFileSync(file));
  return mark.digest("hex").slice(0, 12);
}

/** How many bytes come over the line. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function pack() {
  const all = parts();
  const files = all.filter(({ name }) => !ASIDE.test(name));
  const library = files.find(({ name }) => name.startsWith("meowple-"));
  const told = all.find(({ name }) => name === "pocket.json");
  const { boxes = [], names = {} } = told ? (JSON.parse(readFileSync(told.file, "utf8")) as Record<string, object>) : {};
  return {
    mark: markOf(files.map(({ file }) => file)),
    folder: `assets/pocket/${markOf(files.filter((one) => one !== library).map(({ file }) => file))}/`,
    library: library?.name ?? "",
    files: Object.fromEntries(files.map(({ name, file }) => [name, statSync(file).size])),
    size: files.reduce((sum, { file }) => sum + sent(file), 0),
    boxes,
    names,
  };
}

export function pocket(): Plugin {
  return {
    name: "meowple-pocket",
    resolveId: (id) => (id === MODULE ? INSIDE : null),
    load: (id) => (id === INSIDE ? `export default ${JSON.stringify(pack())}` : null),
    writeBundle({ dir }) {
      if (!dir) throw new Error("the page is built into a folder");
      const { folder } = pack();
      mkdirSync(join(dir, folder), { recursive: true });
      for (const { name, file } of parts()) {
        if (name !== ".packed" && name !== "pocket.json") cpSync(file, join(dir, folder, name));
      }
      writeOffline(dir);
    },
  };
}

/** The page without a line: all its files; the runtime for whoever has fetched it before. */
function writeOffline(dir: string): void {
  const { folder, files: runtime } = pack();
  const all = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const names = all.map((one) => relative(dir, join(one.parentPath, one.name)));
  const files = names.filter((name) => !/\.(br|gz)$|^link\/|^offline\.js$/.test(name) && !name.startsWith(folder)).sort();
  const mark = createHash("sha256");
  for (const name of files) mark.update(name).update(readFileSync(join(dir, name)));
  const listed = (some: string[]) => some.map((name) => JSON.stringify(name === "index.html" ? "./" : name)).join(", ");
  const text = readFileSync(join(import.meta.dirname, "src/pocket/offline.js"), "utf8");
  const filled = text
    .replace("/* files */", listed(files))
    .replace("/* runtime */", listed(Object.keys(runtime).map((name) => folder + name)))
    .replace("/* mark */", mark.digest("hex").slice(0, 12));
  writeFileSync(join(dir, "offline.js"), filled);
}
