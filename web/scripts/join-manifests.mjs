// Merges the manifests of the two sides into one for the server.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = new URL("../dist/.vite/", import.meta.url).pathname;
const sides = ["site", "account"].map((side) => join(folder, `${side}.json`));
const manifests = await Promise.all(sides.map(async (file) => JSON.parse(await readFile(file, "utf8"))));
await writeFile(join(folder, "manifest.json"), JSON.stringify(Object.assign({}, ...manifests), null, 2));
await Promise.all(sides.map((file) => rm(file)));
