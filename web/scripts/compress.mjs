// Compresses what the server sends from dist/assets once, at build time: a .br and a .gz beside each text file.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = new URL("../dist/assets/", import.meta.url).pathname;
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
  return { path, bytes: bytes.length, br: small.length, gz: compatible.length };
}

const files = (await readdir(folder)).filter((name) => compressible.test(name));
const sizes = await Promise.all(files.map((name) => compress(join(folder, name))));
const total = sizes.reduce((sum, size) => sum + size.br, 0);
console.log(`compressed ${sizes.length} assets, ${Math.round(total / 1024)} kB as brotli`);
