// Offers: marked in their template, sent from the inbox, unsubscribed from by the guest, and subscribed to again.
import type { Page } from "@playwright/test";
import { signIn, unique } from "../support/account";
import { linkTo } from "../support/emails";
import { inquirer } from "../support/inquirer";
import { credentials, expect, expectAccessible, test } from "../support/site";

const SITE = "harbor-pine";

/** A template that no other test sends. */
async function newTemplate(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/v2/message-template/", {
    data: { name, subject: `${name} for {{guest_first_name}}`, body: `${name}: three nights for two.` },
    headers: await credentials(page),
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).key;
}

/** Inserts the template into the field and sends it. */
async function sendTemplate(page: Page, name: string) {
  await page.getByRole("button", { name: "Template", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a template" });
  await dialog.getByRole("searchbox").fill(name);
  await dialog.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(dialog.getByText(`${name}: three nights for two.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("textbox", { name: "Your reply" }).press("Control+Enter");
}

async function offerIn(page: Page, thread: string): Promise<{ subject: string }> {
  const answer = await page.request.get(`/api/v2/message/?thread=${thread}`);
  const { results } = await answer.json();
  return results.find((message: { is_offer: boolean }) => message.is_offer);
}

test("a guest unsubscribes from offers, and subscribes again", async ({ page, browser }, info) => {
  const offer = `May ${unique()}`;
  const name = `Cleo${unique()}`;
  const guest = await inquirer(browser, info, { site: SITE, slot: 68, name });
  await guest.write("What is May like?");
  await signIn(page);

  const template = await newTemplate(page, offer);
  await page.goto(`/account/message-templates/${template}/`);
  await page.getByText("This is a marketing message").click();
  await expect(page.getByRole("checkbox", { name: /^This is a marketing message/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto(`/account/messages/?query=${name}`);
  await page.getByRole("link", { name: /What is May like/ }).click();
  await expect(page).toHaveURL(/\/messages\/\w+\//);
  const thread = new URL(page.url()).pathname.split("/").at(-2) ?? "";
  const said = page.getByRole("region", { name: "Messages", exact: true });
  const offers = said.getByText(`${offer}: three nights for two.`);
  const field = page.getByRole("textbox", { name: "Your reply" });
  await sendTemplate(page, offer);
  await expect(offers).toHaveCount(1);
  await expect(said.getByText(`${offer} for ${name}`)).toBeVisible();
  await expect(field).toHaveValue("");
  const { subject } = await offerIn(page, thread);
  expect(subject).toBe(`${offer} for ${name}`);

  const letter = await linkTo(`${name.toLowerCase()}@guest.test`, /http:\S+\/offers\/\w+\//);
  await guest.page.goto(new URL(letter).pathname);
  await expect(guest.page.getByRole("heading", { level: 1, name: /^Offers from / })).toBeVisible();
  await expect(guest.page.getByText("c…@guest.test")).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(guest.page.getByText(/^You won’t get any more offers from /)).toBeVisible();
  await expectAccessible(guest.page);

  await sendTemplate(page, offer);
  await expect(page.getByText(/^This guest has unsubscribed from marketing messages\./)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(subject);
  await expect(field).toHaveValue(`${offer}: three nights for two.`);
  await expectAccessible(page);
  await expect(offers).toHaveCount(1);

  await guest.page.reload();
  await guest.page.getByRole("button", { name: "I changed my mind" }).click();
  await expect(guest.page.getByText(/^You’ll keep getting offers from /)).toBeVisible();
  await field.press("Control+Enter");
  await expect(offers).toHaveCount(2);
  await expect(page.getByText(/^This guest has unsubscribed from marketing messages\./)).toHaveCount(0);
});

test("an unknown unsubscribe link shows an error", async ({ page }) => {
  await page.goto(`/s/${SITE}/offers/nothing/`);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await expectAccessible(page);
});
