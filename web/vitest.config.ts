// Unit tests, with the plugins of the pages.
import { defineConfig, mergeConfig } from "vitest/config";
import { settings } from "./vite.config";

export default mergeConfig(
  settings("test"),
  defineConfig({
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
      setupFiles: ["./scripts/test-setup.ts"],
      restoreMocks: true,
      // Calendars and typed forms take their time on a busy machine.
      testTimeout: 30_000,
    },
  }),
);
