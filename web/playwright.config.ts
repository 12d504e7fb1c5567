// Browser tests against the real binary on a fresh demo database, at the three widths that matter.
import { defineConfig } from "@playwright/test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // Software rendering for maps.
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Tests whose screens have other layouts at these widths, by file or tag. All others run at desktop width only.
const PHONE = /@phone|(account\/accessible|first-view|german|right-to-left)\.spec/;
const TABLET = /@tablet|first-view\.spec/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "node_modules/.cache/e2e",
  globalSetup: "./e2e/support/server.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    // No animations to wait for; they are tested where they are the subject.
    contextOptions: { reducedMotion: "reduce" },
    // An action that cannot be performed fails there, with its reason.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS },
  },
  projects: [
    { name: "phone", grep: PHONE, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "tablet", grep: TABLET, use: { viewport: { width: 820, height: 1180 } } },
    { name: "desktop", grepInvert: /@tablet-only/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
