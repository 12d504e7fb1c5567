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

// Journeys whose screens are laid out anew at these widths, by file or by mark. Everything else is seen on a desk.
const PHONE = /@phone|(account-accessible|first-view|german|right-to-left)\.spec/;
const TABLET = /@tablet|first-view\.spec/;

export default defineConfig({
  testDir: "e2e",
  outputDir: "node_modules/.cache/e2e",
  globalSetup: "./e2e/server.ts",
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
    // Nothing fades or slides, which would be waited for; what does so for people is tested where it is its subject.
    contextOptions: { reducedMotion: "reduce" },
    // What cannot be pressed fails where it stands, with its reason.
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
