// Builds two entries, the public site and the account area. The server reads dist/.vite/manifest.json and
// prints the tags itself, so production has no HTML of ours; `vite dev` and `vite preview` get a bare shell from scripts/shell-plugin.mjs.
import localesPlugin from "@react-aria/optimize-locales-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { baseMapPlugin } from "./scripts/base-map-plugin.mjs";
import { LOCALES, messagesPlugin } from "./scripts/messages-plugin.mjs";
import { shellPlugin } from "./scripts/shell-plugin.mjs";

const root = import.meta.dirname;

export default defineConfig({
  root,
  base: "/",
  plugins: [
    react(),
    tailwindcss(),
    messagesPlugin(),
    baseMapPlugin(),
    shellPlugin(),
    localesPlugin.vite({ locales: LOCALES }),
  ],
  resolve: { alias: { "@": `${root}/src` } },
  build: {
    // light-dark() and relative colours of tokens.css need these or newer.
    target: ["chrome125", "edge125", "firefox128", "safari18"],
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { site: "src/site/main.tsx", account: "src/account/main.tsx" },
      output: {
        // React changes seldom: a chunk of its own stays in the reader's cache over our releases.
        codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
  worker: { format: "es" },
  server: { host: "127.0.0.1" },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    restoreMocks: true,
  },
});
