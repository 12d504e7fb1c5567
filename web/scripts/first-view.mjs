// Which modules belong into the files that pages start with. Every page starts with two files and the texts of its language, however
// small its modules are cut: the first is the same for all and holds what they start with and what all walks share; the second
// is that of the walk on which the page lies.
import { build } from "vite";

/**
 * `first` are the modules that every page starts with, `walks` those that the pages of a walk start with beside them.
 * @typedef {Record<string, string[]>} Walks
 * @typedef {{ first: string[], walks: Walks }} FirstView
 */

/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */

/**
 * Builds once without any wishes, because only the bundler knows what is left of an import: through an index it looks as if all behind it were
 * needed. Says of a module which others are loaded together with it.
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
 * What `codeSplitting` has to be told: a group for each file.
 * @param {FirstView} view @param {import("vite").UserConfig} config
 */
export async function firstViewFiles({ first, walks }, config) {
  const loadedWith = await bundled(config);
  const walked = Object.entries(walks).map(([name, starts]) => ({
    name,
    modules: new Set(starts.flatMap(loadedWith)),
  }));
  const [{ modules: anyWalk } = { modules: new Set() }] = walked;
  const shared = [...anyWalk].filter((id) => walked.every(({ modules }) => modules.has(id)));
  const site = new Set([...first.flatMap(loadedWith), ...shared]);
  const groups = [
    { name: "site", priority: 2, test: (/** @type {string} */ id) => site.has(id) },
    ...walked.map(({ name, modules }) => ({
      name,
      priority: 1,
      test: (/** @type {string} */ id) => modules.has(id),
    })),
  ];
  return { groups };
}
