// Writes a .br and a .gz beside each text file of dist/, so that nothing is compressed per request.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const dist = new URL("../dist/", import.meta.url).pathname;
const compressible = /\.(js|css|svg|json|wasm)$/;
const tile = /\.pbf$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** @param {string} path */
async function compress(path) {
  const bytes = await readFile(path);
  const [small, compatible] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gz(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
  return small.length;
}

/** Tiles are small: a larger window costs thirty times as long and saves nothing. */
const OF_TILES = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/** @param {string} path */
async function compressTile(path) {
  await writeFile(`${path}.br`, await brotli(await readFile(path), OF_TILES));
}

const assets = join(dist, "assets");
const all = await readdir(assets, { recursive: true });
const files = all.filter((name) => compressible.test(name));
const sizes = await Promise.all(files.map((name) => compress(join(assets, name))));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`compressed ${sizes.length} assets, ${Math.round(total / 1024)} kB as brotli`);

// In batches, since each write has a file open.
const tiles = all.filter((name) => tile.test(name));
const TURN = 64;
for (let first = 0; first < tiles.length; first += TURN)
  await Promise.all(tiles.slice(first, first + TURN).map((name) => compressTile(join(assets, name))));
console.log(`compressed ${tiles.length} tiles of the map`);
