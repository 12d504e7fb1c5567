// Replaces locale checks that React Aria runs on loading: they make the browser read much locale data, which takes a slow phone a
// quarter of a second and more. The replacements cost nothing.

const QUICKER = [
  {
    // The check only needs to know whether the tag is well formed.
    module: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    slow: "Intl.DateTimeFormat.supportedLocalesOf(",
    quick: "Intl.getCanonicalLocales(",
  },
  {
    // Writing direction: React Aria's own table of languages suffices.
    module: /react-aria\/dist\/private\/i18n\/utils\.mjs$/,
    slow: "if (Intl.Locale)",
    quick: "if (false)",
  },
  {
    // Every browser that we build for supports `signDisplay`.
    module: /@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/,
    slow: `new Intl.NumberFormat('de-DE', {
        signDisplay: 'exceptZero'
    }).resolvedOptions().signDisplay === 'exceptZero'`,
    quick: "true",
  },
];

/** @returns {import("vite").Plugin} */
export const reactAriaLocalePlugin = () => ({
  name: "casita-react-aria-locale",
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
