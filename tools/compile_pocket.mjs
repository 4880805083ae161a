// The library as the browser's Python reads it quickest: compiled by that very Python, under node.
// `node compile_pocket.mjs WEB ARCHIVE` replaces the sources in the archive.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";

const [web, archive] = process.argv.slice(2);
const find = createRequire(resolve(web, "package.json"));
const { loadPyodide } = find("pyodide");
const python = await loadPyodide({ indexURL: dirname(find.resolve("pyodide")) });
python.FS.writeFile("/library.zip", new Uint8Array(readFileSync(archive)));
python.runPython(`
import importlib.util, marshal, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(name, text):
    code = compile(text, name, "exec", dont_inherit=True, optimize=-1)
    return _code_to_hash_pyc(code, importlib.util.source_hash(text), False)

with zipfile.ZipFile("/library.zip") as sources, zipfile.ZipFile("/compiled.zip", "w") as out:
    for entry in sources.infolist():
        text = sources.read(entry)
        if entry.filename.endswith(".py"):
            text = compiled(entry.filename, text)
            entry = zipfile.ZipInfo(entry.filename + "c", entry.date_time)
            entry.compress_type = zipfile.ZIP_DEFLATED
        out.writestr(entry, text, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(archive, python.FS.readFile("/compiled.zip"));
process.exit(0);
