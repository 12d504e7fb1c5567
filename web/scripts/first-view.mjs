// Which modules belong into the two files that every page of an entry starts with: what the entry itself needs, at once or soon,
// and what a page shares with anything else. A page's own file is left with what only that page needs, so a
// page starts with two files and the texts of its language, however small its modules are cut. Each of the two is evaluated in a
// task of its own.

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[] } | null }} Graph */

/**
 * All that is loaded together with a module.
 * @param {Graph} graph @param {string} start @returns {Set<string>}
 */
function closure(graph, start) {
  const seen = new Set([start]);
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/**
 * Every module that is imported lazily somewhere below the entry.
 * @param {Graph} graph @param {string} entry
 */
function lazyParts(graph, entry) {
  const seen = new Set([entry]);
  const lazy = new Set();
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) lazy.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next);
  }
  return lazy;
}

/** @param {Graph} graph @param {FirstView} view */
function firstViewOf(graph, { entry, soon, router, later }) {
  const first = new Set([entry, ...soon].flatMap((part) => [...closure(graph, part)]));
  const pages = new Set(
    graph.getModuleInfo(router)?.dynamicallyImportedIds.filter((page) => !later.test(page)),
  );
  const parts = [...lazyParts(graph, entry)]
    .filter((part) => !soon.includes(part))
    .map((part) => ({ isPage: pages.has(part), modules: closure(graph, part) }));
  for (const page of parts.filter(({ isPage }) => isPage))
    for (const id of page.modules)
      if (parts.some((other) => other !== page && other.modules.has(id))) first.add(id);
  return first;
}

/**
 * The entry; lazy parts that it loads soon in any case; the router, whose lazy imports are the pages. Imports through a package's index look as if they
 * needed all of it; `apart` names what is not to be taken in for that. `later` names pages that nobody comes to first: what
 * they share with others does not weigh on the first view. `base` names what the first of the two files holds beside the entry.
 * @typedef {{ entry: string, soon: string[], router: string, apart: RegExp, later: RegExp, base: RegExp }} FirstView
 */

/**
 * Two groups for `codeSplitting`, one for each file.
 * @param {FirstView} view
 */
export function firstViewGroups(view) {
  /** @type {Set<string> | undefined} */
  let first;
  /** @param {string} id @param {Graph} graph */
  const isFirst = (id, graph) => {
    first ??= firstViewOf(graph, view);
    return first.has(id) && !view.apart.test(id);
  };
  return [
    {
      name: "site",
      priority: 2,
      test: (/** @type {string} */ id) => id === view.entry || view.base.test(id),
    },
    {
      debugName: "pages",
      priority: 1,
      /** @param {string} id @param {Graph} graph */
      name: (id, graph) => (isFirst(id, graph) ? "pages" : null),
    },
  ];
}
