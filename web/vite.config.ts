// Builds one side, `--mode site` or `--mode account`: they share no file, so that each starts with as few as possible. The server
// reads dist/.vite/manifest.json and prints the tags itself, so production has no HTML of ours; `vite dev` and `vite preview` get a
// bare shell from scripts/shell-plugin.mjs.
import localesPlugin from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";
import { baseMapPlugin } from "./scripts/base-map-plugin.mjs";
import { firstViewFiles } from "./scripts/first-view.mjs";
import { LOCALES, messagesPlugin } from "./scripts/messages-plugin.mjs";
import { reactAriaLocalePlugin } from "./scripts/react-aria-locale-plugin.mjs";
import { shellPlugin } from "./scripts/shell-plugin.mjs";

const root = import.meta.dirname;

const at = (module: string) => `${root}/src/site/${module}`;

/** The modules that the public site's pages start with. */
const firstView = {
  first: [at("main.tsx"), `${root}/node_modules/react-dom/client.js`, at("app/start.tsx")],
  routeGroups: {
    browse: [at("app/routes/browse-routes.tsx"), at("features/map/home-map.tsx")],
    checkout: [at("app/routes/checkout-route.tsx")],
  },
};

type Files = Rolldown.OutputOptions["codeSplitting"];

/** Set for builds that only serve to look at pages: default chunks, which saves a trial build. */
const isForLooking = process.env.CASITA_PAGES === "plain";

/** How each side is split into chunks. */
const files: Record<string, () => Files | Promise<Files>> = {
  site: () => (isForLooking ? undefined : firstViewFiles(firstView, settings("site"))),
  account: () => ({
    groups: [
      { name: "account", tags: ["$initial"], priority: 2 },
      // With all its dependencies: most screens are lists or use parts of them, and fifty small files load slower than one.
      { name: "lists", test: /\/src\/account\/features\/lists\/index\.ts$/, priority: 1 },
    ],
  }),
};

export default defineConfig(async ({ mode, command }) =>
  settings(mode, command === "build" ? await files[mode]?.() : undefined),
);

export function settings(mode: string, codeSplitting?: Files): UserConfig {
  return {
    root,
    base: "/",
    plugins: [
      react(),
      tailwindcss(),
      messagesPlugin(),
      reactAriaLocalePlugin(),
      baseMapPlugin(),
      shellPlugin(),
      localesPlugin.vite({ locales: LOCALES }),
    ],
    resolve: { alias: { "@": `${root}/src` } },
    build: {
      // light-dark() and relative colors of tokens.css need these or newer.
      target: ["chrome125", "edge125", "firefox128", "safari18"],
      manifest: `.vite/${mode}.json`,
      // The site is built first.
      emptyOutDir: mode === "site",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The first view is one file on purpose; `npm run weight` limits its size.
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        input: { [mode]: `src/${mode}/main.tsx` },
        // Lets the entry chunk contain modules that lazy chunks import from it.
        preserveEntrySignatures: "allow-extension",
        output: { codeSplitting },
      },
    },
    worker: { format: "es" },
    server: { host: "127.0.0.1" },
  };
}
