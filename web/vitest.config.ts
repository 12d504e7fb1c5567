// Unit tests, with the plugins of the pages.
import { defineConfig, mergeConfig } from "vitest/config";
import { settings } from "./vite.config";

export default mergeConfig(
  settings("test"),
  defineConfig({
    test: {
      environment: "happy-dom",
      restoreMocks: true,
      // Calendars and typed forms are slow on a busy machine.
      testTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: {
            name: "rules",
            include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
            setupFiles: ["./scripts/test-locale.ts"],
            // The tests leave no state behind. Loading modules and page again for each file would take five times as long as the
            // tests.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: "screens",
            include: ["src/**/*.test.tsx"],
            setupFiles: ["./scripts/test-locale.ts", "./scripts/test-page.ts"],
          },
        },
      ],
    },
  }),
);
