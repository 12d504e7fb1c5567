// Vite plugin that compiles the ICU catalogues of src/i18n/messages: `messages:site/de` is the German text of the site and of the
// component library, parsed at build time, so that the browser gets no parser and only one language.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";

export const LOCALES = ["en", "es", "de", "fr"];

/**
 * The catalogues that each entry needs; those of single features are loaded with their screens, in addition to the
 * account's.
 */
const PARTS = {
  ui: ["ui"],
  site: ["ui", "site"],
  account: ["ui", "account"],
  calendar: ["calendar"],
  editor: ["editor"],
  policies: ["policies"],
  sites: ["sites"],
  onboarding: ["onboarding"],
  settings: ["settings"],
  operator: ["operator"],
  imports: ["imports"],
  history: ["history"],
  inbox: ["inbox"],
};

/** Texts that the editor shares with the site: types of homes, and amenities. */
const BORROWED = { editor: { part: "site", keys: /^(type|amenity|amenityGroup)\./ } };

const folder = `${resolve(import.meta.dirname, "../src/i18n/messages")}/`;
const prefix = "messages:";

/** @param {string} part @param {string} locale */
const catalogueFile = (part, locale) => `${folder}${part}/${locale}.json`;

/**
 * @param {string} part @param {string} locale
 * @returns {Record<string, string>}
 */
export const readCatalogue = (part, locale) => JSON.parse(readFileSync(catalogueFile(part, locale), "utf8"));

/** @param {string} text */
export const compile = (text) => compileMessage(text, (value) => value);

/** @returns {import("vite").Plugin} */
export function messagesPlugin() {
  return {
    name: "casita-messages",
    enforce: "pre",
    // A path, not a virtual id, so that the manifest names the chunk src/i18n/messages/site/de.js for the server.
    resolveId: (id) => (id.startsWith(prefix) ? `${folder}${id.slice(prefix.length)}.js` : null),
    load(id) {
      const match = id.startsWith(folder)
        ? /^(ui|site|account|calendar|editor|policies|sites|onboarding|settings|operator|imports|history|inbox)\/(\w+)\.js$/.exec(
            id.slice(folder.length),
          )
        : null;
      if (!match) return null;
      const [, entry, locale] = /** @type {[string, keyof typeof PARTS, string]} */ (
        /** @type {unknown} */ (match)
      );
      /** @type {[string, unknown][]} */
      const compiled = [];
      /** @param {string} part @param {RegExp} [keys] */
      const take = (part, keys = /./) => {
        this.addWatchFile(catalogueFile(part, locale));
        for (const [key, text] of Object.entries(readCatalogue(part, locale)))
          if (keys.test(key)) compiled.push([`${part}.${key}`, compile(text)]);
      };
      for (const part of PARTS[entry]) take(part);
      if (entry === "editor") take(BORROWED.editor.part, BORROWED.editor.keys);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
    },
  };
}
