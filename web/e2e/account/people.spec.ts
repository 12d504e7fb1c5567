// Users of an account: a second factor, an invitation by e-mail, a password reset by e-mail.
import type { Page } from "@playwright/test";
import { unique } from "../support/account";
import { linkTo } from "../support/emails";
import { expect, expectAccessible, test } from "../support/site";
import { totp } from "../support/totp";

const SENTENCE = "a long enough sentence";
const someone = (name: string) => `${name}-${unique()}@journey.test`;
const greeting = (page: Page) => page.getByRole("heading", { level: 1 });

async function openAccount(page: Page): Promise<string> {
  const email = someone("jo");
  await page.goto("/account/signup/");
  await page.getByLabel("Account name").fill("Journey Homes");
  await page.getByLabel("First name").fill("Jo");
  await page.getByLabel("Last name").fill("Urney");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(SENTENCE);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(greeting(page)).toHaveText("Hello, Jo");
  return email;
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto("/account/login/");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a second factor is requested from the next sign-in on, and a recovery code works once", async ({
  page,
}) => {
  const email = await openAccount(page);
  await page.goto("/account/settings/profile/");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Two-factor authentication" });
  const secret = await dialog.locator("code").innerText();
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("The code is wrong, or was used already.")).toBeVisible();
  await dialog.getByLabel("Code").fill(totp(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const stored = page.getByRole("alertdialog", { name: "Save your recovery codes" });
  await expect(stored.getByRole("listitem")).toHaveCount(10);
  const codes = await stored.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
  await stored.getByRole("button", { name: "I’ve saved them" }).click();

  for (const [code, isTaken] of [
    [codes[0], true],
    [codes[0], false],
    [codes[1], true],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page, email, SENTENCE);
    await expect(page.getByRole("heading", { name: "Two-factor authentication" })).toBeVisible();
    await page.getByLabel("Code").fill(String(code));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    if (isTaken) await expect(greeting(page)).toHaveText("Hello, Jo");
    else await expect(page.getByText("This code is incorrect or was already used.")).toBeVisible();
  }
});

test("an invited user joins by the link in the e-mail, and sees what the role allows", async ({
  browser,
  page,
  baseURL,
}) => {
  await openAccount(page);
  const email = someone("rosa");
  await page.goto("/account/users/?modal=create");
  const dialog = page.getByRole("dialog", { name: "Invite" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByText("View only.").click();
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText("Pending invitations")).toBeVisible();

  const rosa = await (await browser.newContext({ baseURL })).newPage();
  await rosa.goto(await linkTo(email));
  await expect(rosa.getByRole("heading", { name: "Join Journey Homes" })).toBeVisible();
  await expectAccessible(rosa);
  await rosa.getByLabel("First name").fill("Rosa");
  await rosa.getByLabel("Last name").fill("Quintero");
  await rosa.getByLabel("New password").fill(SENTENCE);
  await rosa.getByRole("button", { name: "Join" }).click();
  await expect(greeting(rosa)).toHaveText("Hello, Rosa");
  await rosa.goto("/account/properties/");
  await expect(rosa.getByRole("heading", { name: "Homes" })).toBeVisible();
  await expect(rosa.getByRole("button", { name: "New" })).toHaveCount(0);
  await rosa.context().close();
});

test("a user who forgot the password sets another by the link in the e-mail, once", async ({ page }) => {
  const email = await openAccount(page);
  await page.context().clearCookies();
  await page.goto("/account/password/forgot/");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  const link = await linkTo(email);
  for (const isFirst of [true, false]) {
    await page.goto(link);
    await page.getByLabel("New password").fill("another long sentence");
    await page.getByRole("button", { name: "Set password" }).click();
    const answer = isFirst ? "Password updated" : /already used|too old/;
    await expect(page.getByText(answer).first()).toBeVisible();
  }
  await signIn(page, email, SENTENCE);
  await expect(page.getByRole("alert")).toContainText("Incorrect e-mail or password");
  await signIn(page, email, "another long sentence");
  await expect(greeting(page)).toHaveText("Hello, Jo");
});
