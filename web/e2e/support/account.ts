// Shared steps of the tests of the account area: signing in, opening lists.
import type { BrowserContext, Page } from "@playwright/test";
import { listPath, RESOURCE_NAMES, type ResourceName } from "../../src/account/features/resources/names";
import WORDS from "../../src/i18n/messages/account/en.json" with { type: "json" };
import { credentials, expect } from "./site";

export const PASSWORD = "casita-demo";
/** A unique name. Few digits: many could pass for a card number, which the server refuses. */
export const unique = () => crypto.randomUUID().slice(0, 8);

export const OWNER = "owner@harbor-pine.test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Session cookies by e-mail address, shared by the tests of one worker. */
const sessions = new Map<string, Cookies>();

/** Signs in without the form, which `account/session` and `account/people` test. Opens no screen. */
export async function signIn(page: Page, email: string = OWNER) {
  const known = sessions.get(email);
  if (known) return page.context().addCookies(known);
  const headers = await credentials(page);
  const answer = await page.request.post("/api/v2/session/", {
    data: { email, password: PASSWORD },
    headers,
  });
  expect(answer.status()).toBe(200);
  sessions.set(email, await page.context().cookies());
}

/** Navigates like a link: client-side, if the account area is open. */
export async function goTo(page: Page, path: string) {
  const url = `/account/${path}`;
  if (!page.url().includes("/account/")) await page.goto(url);
  else await page.evaluate((url) => history.pushState(null, "", url), url);
}

/** Opens a list and waits for its rows, or for the text that there are none. */
export async function openList(page: Page, path: string, title: string) {
  await page.goto(`/account/${path}`);
  return listed(page, title);
}

/** The rows of an opening list, or the text that there are none. */
export async function listed(page: Page, title: string) {
  const rows = page.getByRole("table", { name: title });
  await expect(rows.or(page.getByText(/Nothing here yet|No results/)).first()).toBeVisible();
  return rows;
}

/** Threads open as an inbox; their table has another address. */
const pathOf = (name: ResourceName) => `${listPath(name).slice(1)}${name === "thread" ? "table/" : ""}`;

/** All lists. */
export const LISTS = RESOURCE_NAMES.map((name) => ({ path: pathOf(name), title: WORDS[`noun.${name}`] }));
