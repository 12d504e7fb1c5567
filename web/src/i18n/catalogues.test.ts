import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { argumentsOf, messageTypes } from "../../scripts/messages.mjs";
import { LOCALES as BUILT, compile, readCatalogue } from "../../scripts/messages-plugin.mjs";
import { t as account, activateAccount } from "./account";
import { formattingLocale, LOCALES, matchLocale } from "./locale";
import { activateSite, t as site } from "./site";
import { activate, currentFormat, currentLocale, translate } from "./translate";

const parts = [
  "ui",
  "site",
  "account",
  "calendar",
  "editor",
  "policies",
  "sites",
  "onboarding",
  "settings",
  "operator",
  "imports",
  "history",
  "inbox",
];

/** Catalogues used by only one folder of a side. */
const FOLDERS: Record<string, string> = {
  calendar: "account/features/calendar",
  editor: "account/features/property-editor",
  sites: "account/features/sites",
  onboarding: "account/features/onboarding",
  policies: "account/features/policies",
  settings: "account/features/settings",
  operator: "account/features/operator",
  imports: "account/features/imports",
  history: "account/features/reservations",
  inbox: "account/features/messages",
};

test("the build and the browser know the same languages", () => expect(BUILT).toEqual([...LOCALES]));

test("message-types.ts is up to date (npm run messages)", () => {
  expect(readFileSync("src/i18n/message-types.ts", "utf8")).toBe(messageTypes());
});

const folderOf = (part: string) => FOLDERS[part] ?? part;

/** All sources of a catalogue's folder in one text. */
const sourcesOf = (part: string) =>
  readdirSync(join("src", folderOf(part)), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join("src", folderOf(part), path), "utf8"))
    .join("\n");

describe.each(parts)("%s", (part) => {
  const english = readCatalogue(part, "en");

  it("has no unused message", () => {
    const sources = sourcesOf(part);
    const literals = new Set([...sources.matchAll(/["'`]([\w.]+)["'`]/g)].map((match) => match[1]));
    const beginnings = [...sources.matchAll(/`([\w.]+)\$\{/g)].map((match) => match[1] ?? "");
    const isShown = (key: string) =>
      literals.has(key) || beginnings.some((text) => text.includes(".") && key.startsWith(text));
    expect(Object.keys(english).filter((key) => !isShown(`${part}.${key}`))).toEqual([]);
  });

  it.each(LOCALES)("is complete in %s, and each message takes the same values of the same kind", (locale) => {
    const shape = (catalogue: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(catalogue).map(([key, text]) => [key, [...argumentsOf(text)].sort()]),
      );
    const catalogue = readCatalogue(part, locale);
    expect(shape(catalogue)).toEqual(shape(english));
    expect(Object.values(catalogue).filter((text) => text.trim() === "")).toEqual([]);
  });
});

describe("translating", () => {
  it("chooses the plural form of the language", async () => {
    const nights = "{count, plural, one {# nuit} other {# nuits}}";
    await activate("fr", async () => ({ default: { nights: compile(nights) } }), ["fr-FR"]);
    expect([0, 1, 2].map((count) => translate("nights", { count }))).toEqual(["0 nuit", "1 nuit", "2 nuits"]);
  });

  it.each([
    ["es", "Cerrar"],
    ["de", "Schließen"],
    ["fr", "Fermer"],
    ["en", "Close"],
  ] as const)("loads %s on its own", async (locale, text) => {
    await activateSite(locale);
    expect(site("ui.close")).toBe(text);
    expect(currentLocale()).toBe(locale);
    await activateAccount(locale);
    expect(account("ui.close")).toBe(text);
  });

  it("shows the key of a text that is missing", () => {
    expect(translate("ui.nowhere")).toBe("⟦ui.nowhere⟧");
  });
});

describe("the language of a page", () => {
  it("is the first wanted one that we have", () => {
    expect(matchLocale(["pt-BR", "de-AT", "en"])).toBe("de");
    expect(matchLocale(["ja"])).toBe("en");
  });

  it("is formatted for the reader's region", () => {
    expect(formattingLocale("en", ["de-DE", "en-GB"])).toBe("en-GB");
    expect(formattingLocale("fr", ["de-DE"])).toBe("fr");
    expect(currentFormat()).toMatch(/^en/);
  });
});
