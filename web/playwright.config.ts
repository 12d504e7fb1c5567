// Browser journeys against the real binary on a fresh demo database, at the three widths that matter.
import { defineConfig } from "@playwright/test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // Maps are drawn by the processor.
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Where 820 px lays a page out like neither a phone nor a desk. Everything else is seen at those two.
const TABLET = /\/(account-lists|first-view|map|property|property-list|search-to-price)\.spec\.ts$/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "node_modules/.cache/e2e",
  globalSetup: "./e2e/server.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A journey that needed a second try is printed as flaky.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    // A trace takes as much time as the journey itself.
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "tablet", testMatch: TABLET, use: { viewport: { width: 820, height: 1180 } } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
