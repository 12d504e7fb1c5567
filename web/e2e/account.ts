// What every journey of the account area needs: somebody who is signed in.
import type { BrowserContext, Page } from "@playwright/test";
import { listPath, RESOURCE_NAMES, type ResourceName } from "../src/account/features/resources/names";
import WORDS from "../src/i18n/messages/account/en.json" with { type: "json" };
import { credentials, expect } from "./site";

export const PASSWORD = "casita-demo";
/** What no other journey is called. Not many digits: those could be the number of a card, which the server refuses. */
export const unique = () => crypto.randomUUID().slice(0, 8);

export const OWNER = "owner@harbor-pine.test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** The cookies of who has signed in before, for the journeys of one worker. */
const sessions = new Map<string, Cookies>();

/** Signs in without the form, which `account-session` and `account-people` go through. No screen is open afterwards. */
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

/** Goes on as a press on a link does: within the page that is open, if the account area is. */
export async function goTo(page: Page, path: string) {
  const url = `/account/${path}`;
  if (!page.url().includes("/account/")) await page.goto(url);
  else await page.evaluate((url) => history.pushState(null, "", url), url);
}

/** Opens a list and waits for its rows, or for the words that there are none. */
export async function openList(page: Page, path: string, title: string) {
  await page.goto(`/account/${path}`);
  return listed(page, title);
}

/** The rows of a list that opens, or the words that there are none. */
export async function listed(page: Page, title: string) {
  const rows = page.getByRole("table", { name: title });
  await expect(rows.or(page.getByText(/Nothing here yet|None Found/)).first()).toBeVisible();
  return rows;
}

/** Conversations are an inbox first; their table is one step further. */
const pathOf = (name: ResourceName) => `${listPath(name).slice(1)}${name === "thread" ? "table/" : ""}`;

/** Every list that there is. */
export const LISTS = RESOURCE_NAMES.map((name) => ({ path: pathOf(name), title: WORDS[`noun.${name}`] }));
