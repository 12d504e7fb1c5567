// Which modules belong into the one file that every page of an entry starts with: what the entry itself needs, and what a
// page shares with anything else. A page's own file is left with what only that page needs, so a page starts with two
// files and the texts of its language, however small its modules are cut.

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

/** @param {Graph} graph @param {string} entry @param {string} router @param {RegExp} later */
function firstViewOf(graph, entry, router, later) {
  const first = closure(graph, entry);
  const pages = new Set(
    graph.getModuleInfo(router)?.dynamicallyImportedIds.filter((page) => !later.test(page)),
  );
  const parts = [...lazyParts(graph, entry)].map((part) => ({
    isPage: pages.has(part),
    modules: closure(graph, part),
  }));
  for (const page of parts.filter(({ isPage }) => isPage))
    for (const id of page.modules)
      if (parts.some((other) => other !== page && other.modules.has(id))) first.add(id);
  return first;
}

/**
 * A group for `codeSplitting`: the first view of an entry whose pages are the lazy imports of a router. Imports through a
 * package's index look as if they needed all of it; `apart` names what is not to be taken in for that. `later` names pages
 * that nobody comes to first: what they share with others does not weigh on the first view.
 * @param {{ name: string, entry: string, router: string, apart: RegExp, later: RegExp }} side
 */
export function firstViewGroup({ name, entry, router, apart, later }) {
  /** @type {Set<string> | undefined} */
  let first;
  return {
    debugName: name,
    /** @param {string} id @param {Graph} graph */
    name(id, graph) {
      first ??= firstViewOf(graph, entry, router, later);
      return first.has(id) && !apart.test(id) ? name : null;
    },
  };
}

/**
 * A group for `codeSplitting`: a lazy part and all that it needs in one file, where its pieces would else be cut at every
 * module that another part needs too.
 * @param {{ name: string, start: string, apart: RegExp }} part
 */
export function wholeGroup({ name, start, apart }) {
  /** @type {Set<string> | undefined} */
  let members;
  return {
    debugName: name,
    /** @param {string} id @param {Graph} graph */
    name(id, graph) {
      members ??= closure(graph, start);
      return members.has(id) && !apart.test(id) ? name : null;
    },
  };
}
