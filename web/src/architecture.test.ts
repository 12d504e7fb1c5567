// Checks the architecture rules of the web package: import directions, file sizes, header comments.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const MAX_LINES = 500;
const MAX_FILES = 12;

/** Folders with more files, with their number. Take a folder out once it is split; none is added. */
const LARGE_FOLDERS: Record<string, number> = {
  "account/features/dashboard": 13,
  i18n: 19,
  "site/features/property/parts": 14,
};

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/schema\.d\.ts$|message-types\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join("src", path), "utf8") }));

const modules = files.filter(({ path }) => !/\.css$|\.test\.tsx?$/.test(path));

/** The files below src/ that a module imports, as paths without extension. */
function importsOf({ path, text }: (typeof modules)[number]): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith("@/")) return [specifier.slice(2)];
    return specifier.startsWith(".") ? [normalize(join(dirname(path), specifier))] : [];
  });
}

const edges = modules.flatMap((module) =>
  importsOf(module).map((target) => ({ from: module.path, to: target })),
);

/** The modules that each one imports, by path. A folder is imported as its index. */
const imported = (() => {
  const addressOf = (path: string) => path.replace(/(\/index)?\.tsx?$/, "");
  const byAddress = new Map(modules.map(({ path }) => [addressOf(path), path]));
  return new Map(
    modules.map((module) => [
      module.path,
      importsOf(module).flatMap((target) => byAddress.get(addressOf(`${target}.ts`)) ?? []),
    ]),
  );
})();

/** All direct and indirect dependencies of a module. It contains the module itself only if there is a cycle. */
function needsOf(path: string): Set<string> {
  const needs = new Set(imported.get(path));
  for (const need of needs) for (const next of imported.get(need) ?? []) needs.add(next);
  return needs;
}

const layerOf = (path: string) =>
  /^(site|account)\/(app|features)\//.exec(path)?.[0] ?? `${path.split("/")[0]}/`;

/** The folders that each folder may import, besides itself. An entry (main.tsx) counts as its side's own folder. */
const FOUNDATION = ["api/", "kit/", "i18n/", "ui/"];
const ALLOWED: Record<string, string[]> = {
  "api/": ["kit/"],
  "i18n/": ["kit/"],
  "kit/": [],
  "ui/": ["i18n/", "kit/"],
  "site/features/": FOUNDATION,
  "site/app/": [...FOUNDATION, "site/features/"],
  "site/": [...FOUNDATION, "site/app/"],
  "account/features/": FOUNDATION,
  "account/app/": [...FOUNDATION, "account/features/"],
  "account/": [...FOUNDATION, "account/app/"],
};

/** Catalogues used by only a part of a side. */
const SIDES: Record<string, string> = {
  editor: "account/features/property-editor/",
  sites: "account/features/sites/",
  onboarding: "account/features/onboarding/",
  settings: "account/features/settings/",
  operator: "account/features/operator/",
  imports: "account/features/imports/",
  history: "account/features/reservations/",
  inbox: "account/features/messages/",
};

const featureOf = (path: string) => /^(?:site|account)\/features\/([^/]+)/.exec(path)?.[1];
const isFeatureIndex = (path: string) => /features\/[^/]+(\/index)?$/.test(path);

describe("imports", () => {
  test("point only from app to features to api, kit, i18n and ui; site and account never meet", () => {
    const wrong = edges.filter(({ from, to }) => {
      const [here, there] = [layerOf(from), layerOf(to)];
      return here !== there && !ALLOWED[here]?.includes(there);
    });
    expect(wrong).toEqual([]);
  });

  test("reach a feature from outside only through its index", () => {
    const wrong = edges.filter(
      ({ from, to }) => featureOf(to) && featureOf(from) !== featureOf(to) && !isFeatureIndex(to),
    );
    expect(wrong).toEqual([]);
  });

  test("have no cycles", () => {
    const needs = new Map(modules.map(({ path }) => [path, needsOf(path)]));
    const circleOf = (path: string) =>
      [...needs.keys()].filter((other) => needs.get(path)?.has(other) && needs.get(other)?.has(path));
    const circles = [...needs.keys()].map((path) => circleOf(path).join(" ↔ ")).filter(Boolean);
    expect([...new Set(circles)]).toEqual([]);
  });

  test("take components one by one: ui has no barrel", () => {
    expect(edges.filter(({ to }) => to === "ui" || to === "ui/index")).toEqual([]);
  });

  test("of catalogues stay within their side", () => {
    const wrong = edges.filter(({ from, to }) => {
      const catalogue =
        /^i18n\/(ui|site|account|editor|sites|onboarding|settings|operator|imports|history|inbox)$/.exec(
          to,
        )?.[1];
      return catalogue && !from.startsWith(SIDES[catalogue] ?? `${catalogue}/`);
    });
    expect(wrong).toEqual([]);
  });
});

describe("files", () => {
  test(`have at most ${MAX_LINES} lines`, () => {
    expect(files.filter(({ text }) => text.split("\n").length > MAX_LINES).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test(`are at most ${MAX_FILES} in a folder, beside its index and tests`, () => {
    const counted = new Map<string, number>();
    for (const path of readdirSync("src", { recursive: true, encoding: "utf8" })) {
      if (!/\.(ts|tsx|css)$/.test(path) || /(^|\/)index\.tsx?$|\.test\.tsx?$/.test(path)) continue;
      counted.set(dirname(path), (counted.get(dirname(path)) ?? 0) + 1);
    }
    const large = [...counted].filter(([, count]) => count > MAX_FILES);
    expect(Object.fromEntries(large)).toEqual(LARGE_FOLDERS);
  });

  test("have a header comment in the first line", () => {
    expect(modules.filter(({ text }) => !/^\/\/ .{12}/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("are not catch-all modules", () => {
    expect(
      files.map(({ path }) => path).filter((path) => /\b(utils?|common|helpers?|misc)\b/.test(path)),
    ).toEqual([]);
  });
});
