// An empty installation: the first visitor opens the first account, or loads the demo.

import { run } from "./support/binary";
import { test as base, expect, expectAccessible } from "./support/site";

const test = base.extend<{ emptyServer: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture
  emptyServer: async ({}, use) => {
    const { url, stop } = await run();
    await use(url);
    await stop();
  },
  baseURL: ({ emptyServer }, use) => use(emptyServer),
});

test("the first account is opened, and the installation is no longer empty", async ({ page }) => {
  await page.goto("/account/");
  await expect(page).toHaveURL(/\/account\/signup\//);
  await expect(page.getByRole("heading", { name: "Welcome to Casita" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Account name").fill("First Homes");
  await page.getByLabel("First name").fill("Fay");
  await page.getByLabel("Last name").fill("First");
  await page.getByLabel("E-mail").fill("fay@first.test");
  await page.getByLabel("Password").fill("a long enough sentence");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Fay");
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto("/account/");
  await expect(page).toHaveURL(/\/account\/login\//);
  await page.goto("/account/signup/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load the demo" })).toHaveCount(0);
});

test("the demo is loaded, and one press signs in", async ({ page, errors }) => {
  await page.goto("/account/");
  await page.getByRole("button", { name: "Load the demo" }).click();
  await expect(page.getByText(/This takes about a minute/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign in as a demo user" })).toBeVisible({
    timeout: 200_000,
  });
  // Requests failed while the server restarted.
  errors.length = 0;
  await page.getByRole("button", { name: /owner@harbor-pine\.test/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hello/);
  await page.goto("/s/harbor-pine/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
