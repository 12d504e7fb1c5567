// Sessions of the account area: sign-up, sign-in and sign-out, password reset, and the global search.
import { OWNER, signIn, unique } from "../support/account";
import { expect, expectAccessible, test } from "../support/site";

test("visitors without a session are sent to sign in and return to the requested page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/account/promotions/?sort=-code");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(OWNER);
  await page.getByLabel("Password").fill("not this one");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Incorrect e-mail or password");
  await page.getByRole("button", { name: new RegExp(OWNER) }).click();
  await expect(page).toHaveURL(/\/account\/promotions\/\?sort=-code$/);
});

test("a user opens an account and signs out", async ({ page }) => {
  await page.goto("/account/signup/");
  await expectAccessible(page);
  await page.getByLabel("Account name").fill("Journey Homes");
  await page.getByLabel("First name").fill("Jo");
  await page.getByLabel("Last name").fill("Urney");
  await page.getByLabel("E-mail").fill(`jo-${unique()}@journey.test`);
  await page.getByLabel("Password").fill("a long enough sentence");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Jo");
  await expectAccessible(page);
});

test("the password reset gives the same response whether the address is known or not", async ({ page }) => {
  await page.goto("/account/password/forgot/");
  await page.getByLabel("E-mail").fill("nobody@nowhere.test");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await expectAccessible(page);
});

test("the settings are accessible, and a second factor shows its code", async ({ page }) => {
  await signIn(page);
  await page.goto("/account/settings/profile/");
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
});

test("the search box leads to any screen", async ({ page }) => {
  await signIn(page);
  await page.goto("/account/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hello/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("promo");
  await page.getByRole("option", { name: "Promo codes" }).click();
  await expect(page).toHaveURL(/\/account\/promotions\/$/);
});
