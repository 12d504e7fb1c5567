// Vite plugin that adds the offline base map to the build: tiles under assets/map-<hash>/, the server's gazetteer beside the
// assets, and the module `base-map:tiles` with the tiles' path and which of them exist.
import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { basename, join, normalize } from "node:path";
import { buildBaseMap } from "./base-map/build.mjs";

const MODULE = "base-map:tiles";
const GAZETTEER = "gazetteer.tsv";

/** @param {string} folder */
const addressOf = (folder) => `assets/map-${basename(folder)}`;

/** @returns {import("vite").Plugin} */
export function baseMapPlugin() {
  let output = "dist";
  return {
    name: "casita-base-map",
    configResolved: ({ root, build }) => {
      output = join(root, build.outDir);
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const folder = await buildBaseMap();
      const present = await readFile(join(folder, "present.txt"), "utf8");
      return `export const address = "/${addressOf(folder)}";\nexport const present = "${present}";`;
    },
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const match = /^\/assets\/map-[\w-]+\/(\d+\/\d+\/\d+\.pbf)$/.exec(normalize(request.url ?? ""));
        if (!match?.[1]) return next();
        const tile = await readFile(join(await buildBaseMap(), "tiles", match[1])).catch(() => null);
        if (tile) response.end(tile);
        else next();
      });
    },
    async writeBundle() {
      const folder = await buildBaseMap();
      // Both sides share the tiles; the first build copies them.
      if (existsSync(join(output, addressOf(folder)))) return;
      await Promise.all([
        cp(join(folder, "tiles"), join(output, addressOf(folder)), { recursive: true }),
        cp(join(folder, GAZETTEER), join(output, GAZETTEER)),
      ]);
    },
  };
}
