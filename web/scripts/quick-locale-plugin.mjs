// React Aria checks the browser's language when it is loaded, by asking which languages dates can be written in. That makes
// the browser read all of them, which takes a slow phone a quarter of a second. Whether the tag is well formed, which is
// all that the check is for, can be asked for nothing.

const MODULE = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
const SLOW = "Intl.DateTimeFormat.supportedLocalesOf(";
const QUICK = "Intl.getCanonicalLocales(";

/** @returns {import("vite").Plugin} */
export const quickLocalePlugin = () => ({
  name: "casita-quick-locale",
  transform: {
    filter: { id: MODULE },
    handler(code) {
      if (!code.includes(SLOW))
        this.error("React Aria checks the language in another way now: this plugin can go.");
      return { code: code.replace(SLOW, QUICK), map: null };
    },
  },
});
