// What every journey of the account area needs: somebody who is signed in.
import type { Page } from "@playwright/test";
import { listPath, RESOURCE_NAMES, type ResourceName } from "../src/account/features/resources/names";
import WORDS from "../src/i18n/messages/account/en.json" with { type: "json" };
import { expect } from "./site";

export const PASSWORD = "casita-demo";
/** What no other journey is called. Not many digits: those could be the number of a card, which the server refuses. */
export const unique = () => crypto.randomUUID().slice(0, 8);

export const OWNER = "owner@harbor-pine.test";

export async function signIn(page: Page, email: string = OWNER) {
  await page.goto("/account/login/");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hello/);
}

/** Opens a list and waits for its rows, or for the words that there are none. */
export async function openList(page: Page, path: string, title: string) {
  await page.goto(`/account/${path}`);
  const rows = page.getByRole("table", { name: title });
  await expect(rows.or(page.getByText(/Nothing here yet|None Found/)).first()).toBeVisible();
  return rows;
}

/** Conversations are an inbox first; their table is one step further. */
const pathOf = (name: ResourceName) => `${listPath(name).slice(1)}${name === "thread" ? "table/" : ""}`;

/** Every list that there is. */
export const LISTS = RESOURCE_NAMES.map((name) => ({ path: pathOf(name), title: WORDS[`noun.${name}`] }));
