// Plays matches inside a browser's Python, under node: `node pocket.mjs FOLDER GAME…`, where FOLDER
// holds the wheels it needs, the library as `meowple.zip`, and what is run as `pocket_match.py`.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const [folder, web, ...games] = process.argv.slice(2);
const { loadPyodide } = createRequire(join(web, "package.json"))("pyodide");
const home = dirname(createRequire(join(web, "package.json")).resolve("pyodide"));

const python = await loadPyodide({ indexURL: home });
const bytes = (name) => new Uint8Array(readFileSync(join(folder, name)));
for (const name of readdirSync(folder)) {
  if (name.endsWith(".whl")) python.unpackArchive(bytes(name), "wheel");
  if (name.endsWith(".zip")) python.unpackArchive(bytes(name), "zip");
}
python.FS.writeFile("pocket_match.py", readFileSync(join(folder, "pocket_match.py"), "utf-8"));
python.globals.set("games", python.toPy(games));
const told = await python.runPythonAsync(`
import json, sys
from pocket_match import play_to_the_end
ends = [await play_to_the_end(game, ["kitten"], 600.0) for game in games]
json.dumps({"python": sys.platform, "ends": ends})
`);
console.log(told);
process.exit(0);
