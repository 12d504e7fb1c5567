// Steps in the property editor that several tests share.
import type { Page } from "@playwright/test";
import { unique } from "./account";
import { credentials, expect } from "./site";

export const tabs = (page: Page) => page.getByRole("navigation", { name: "Sections of the home" });

export async function openTab(page: Page, name: string) {
  const tab = tabs(page).getByRole("link", { name: new RegExp(`^${name}(?! sync)`) });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", "page");
}

/** Creates a home for this test alone, so that no other test's prices change, and opens its editor. */
export async function newHome(page: Page): Promise<string> {
  const name = `Journey ${unique()}`;
  const headers = await credentials(page);
  const made = async (kind: string, data: object) => {
    const answer = await page.request.post(`/api/v2/${kind}/`, { data, headers });
    expect(answer.status()).toBe(201);
    return (await answer.json()).key as string;
  };
  const property = await made("property", { name });
  await made("listing", { property, currency: "USD" });
  await page.goto(`/account/properties/${property}/`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}

/** The same through the screens. */
export async function createHome(page: Page): Promise<string> {
  const name = `Journey ${unique()}`;
  await page.goto("/account/properties/");
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New home" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}

export async function removeHome(page: Page) {
  await page.getByRole("button", { name: "Actions" }).first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/account\/properties\/$/);
}
