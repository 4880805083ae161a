// Suites of ours inside a browser's Python, under node: `node suite.mjs ROOT SITE_PACKAGES TEST…`.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const [root, packages, ...asked] = process.argv.slice(2);
const find = createRequire(join(root, "web", "package.json"));
const { loadPyodide } = find("pyodide");
const python = await loadPyodide({ indexURL: dirname(find.resolve("pyodide")), stdout: () => undefined });
const wheels = join(root, "build", "pocket");
for (const name of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), "wheel", { extractDir: "/wheels" });
}
for (const [place, folder] of [["/repo", root], ["/packages", packages]]) {
  python.FS.mkdir(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("asked", python.toPy(asked));
const told = await python.runPythonAsync(`
import json, os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/wheels", "/repo/src", "/repo"]
sys.path.append("/packages")
os.chdir("/repo")
from tests.pocket.inside import run
json.dumps([sys.platform, run(*asked)])
`);
console.log(told);
process.exit(0);
