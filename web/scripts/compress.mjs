// A .br and a .gz beside each text file of dist/, so that nothing is compressed while somebody waits.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const dist = new URL("../dist/", import.meta.url).pathname;
const compressible = /\.(js|css|svg|json|wasm)$/;

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

const assets = join(dist, "assets");
const files = (await readdir(assets)).filter((name) => compressible.test(name));
const sizes = await Promise.all(files.map((name) => compress(join(assets, name))));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`compressed ${sizes.length} assets, ${Math.round(total / 1024)} kB as brotli`);
