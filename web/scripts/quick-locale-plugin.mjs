// React Aria asks the browser about languages when it is loaded, in ways that make the browser read much data, which takes a slow
// phone a quarter of a second and more. The same can be known for nothing.

const QUICKER = [
  {
    // Whether the tag is well formed is all that this check is for.
    module: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    slow: "Intl.DateTimeFormat.supportedLocalesOf(",
    quick: "Intl.getCanonicalLocales(",
  },
  {
    // Which way a language is written: its own table of languages will do.
    module: /react-aria\/dist\/private\/i18n\/utils\.mjs$/,
    slow: "if (Intl.Locale)",
    quick: "if (false)",
  },
  {
    // Every browser that we build for can show the sign of a number.
    module: /@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/,
    slow: `new Intl.NumberFormat('de-DE', {
        signDisplay: 'exceptZero'
    }).resolvedOptions().signDisplay === 'exceptZero'`,
    quick: "true",
  },
];

/** @returns {import("vite").Plugin} */
export const quickLocalePlugin = () => ({
  name: "casita-quick-locale",
  transform: {
    filter: { id: QUICKER.map(({ module }) => module) },
    handler(code, id) {
      const change = QUICKER.find(({ module }) => module.test(id));
      if (!change || !code.includes(change.slow))
        this.error("React Aria asks about the language in another way now: this plugin can go.");
      return { code: code.replace(change.slow, change.quick), map: null };
    },
  },
});
