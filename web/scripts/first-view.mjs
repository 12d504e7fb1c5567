// Assigns modules to the chunks that pages start with. Every page starts with two chunks and the texts of its language, however
// small its modules are: the first chunk is the same for all pages and has the entry and all modules shared by all groups of
// routes; the second is that of the page's group.
import { build } from "vite";

/**
 * `first` are the modules that every page starts with, `routeGroups` the additional ones of the pages of each group.
 * @typedef {Record<string, string[]>} RouteGroups
 * @typedef {{ first: string[], routeGroups: RouteGroups }} FirstView
 */

/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */

/**
 * Runs a trial build without groups, because only the bundler knows what remains of an import after tree shaking: an import through
 * an index looks as if all modules behind it were needed. Returns a function from a module to the modules loaded together with it.
 * @param {import("vite").UserConfig} config
 */
async function bundled(config) {
  const rolldownOptions = { ...config.build?.rolldownOptions, output: {} };
  const trial = {
    write: false,
    minify: false,
    manifest: false,
    reportCompressedSize: false,
    rolldownOptions,
  };
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, ...trial },
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (built);
  const chunks = /** @type {Chunk[]} */ (output.filter(({ type }) => type === "chunk"));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (/** @type {string} */ start) => {
    const loaded = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(start)));
    for (const chunk of loaded)
      for (const next of chunk.imports) loaded.add(/** @type {Chunk} */ (byName.get(next)));
    return [...loaded].flatMap(({ moduleIds }) => moduleIds);
  };
}

/**
 * The `codeSplitting` option: a group for each chunk.
 * @param {FirstView} view @param {import("vite").UserConfig} config
 */
export async function firstViewFiles({ first, routeGroups }, config) {
  const loadedWith = await bundled(config);
  const loaded = Object.entries(routeGroups).map(([name, starts]) => ({
    name,
    modules: new Set(starts.flatMap(loadedWith)),
  }));
  const [{ modules: ofFirst } = { modules: new Set() }] = loaded;
  const shared = [...ofFirst].filter((id) => loaded.every(({ modules }) => modules.has(id)));
  const site = new Set([...first.flatMap(loadedWith), ...shared]);
  const groups = [
    { name: "site", priority: 2, test: (/** @type {string} */ id) => site.has(id) },
    ...loaded.map(({ name, modules }) => ({
      name,
      priority: 1,
      test: (/** @type {string} */ id) => modules.has(id),
    })),
  ];
  return { groups };
}
