// Makes dist/ ready for the server: one manifest out of the two sides', and a .br and a .gz beside each text file, so that
// nothing is compressed while somebody waits.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const dist = new URL("../dist/", import.meta.url).pathname;
const sides = ["site", "account"].map((side) => join(dist, `.vite/${side}.json`));
const compressible = /\.(js|css|svg|json|wasm)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function joinManifests() {
  const manifests = await Promise.all(sides.map(async (file) => JSON.parse(await readFile(file, "utf8"))));
  await writeFile(
    join(dist, ".vite/manifest.json"),
    JSON.stringify(Object.assign({}, ...manifests), null, 2),
  );
  await Promise.all(sides.map((file) => rm(file)));
}

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

await joinManifests();
const assets = join(dist, "assets");
const files = (await readdir(assets)).filter((name) => compressible.test(name));
const sizes = await Promise.all(files.map((name) => compress(join(assets, name))));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`compressed ${sizes.length} assets, ${Math.round(total / 1024)} kB as brotli`);
