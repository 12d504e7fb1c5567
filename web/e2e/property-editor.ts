// Steps in the editor of a property that several journeys take.
import type { Page } from "@playwright/test";
import { unique } from "./account";
import { expect } from "./site";

export const tabs = (page: Page) => page.getByRole("navigation", { name: "Parts of the property" });

export async function openTab(page: Page, name: string) {
  const tab = tabs(page).getByRole("link", { name: new RegExp(`^${name}`) });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", "page");
}

/** A home of one's own, so that nobody else's prices change. */
export async function newHome(page: Page): Promise<string> {
  const name = `Journey ${unique()}`;
  await page.goto("/account/properties/");
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New property" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}

export async function removeHome(page: Page) {
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/account\/properties\/$/);
}
