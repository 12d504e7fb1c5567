// A home of the demo and the server's data on its days; tests read dates and totals from it instead of hard-coding them.
import type { Locator, Page } from "@playwright/test";
import { SITE } from "./site";

const API = "/websites/api/v2";
const SLUG = "gull-house";
const WEEK = 7;
/** Promotions of the demo have a minimum stay. */
const NIGHTS = 4;

interface Day {
  date: string;
  closed: string | null;
  nights: number | null;
  total: number | null;
}

interface PricedStay {
  checkIn: string;
  checkOut: string;
  nights: number;
  /** In cents. */
  total: number;
  /** A visible day without possible arrival. */
  taken: string;
}

export const PATH = `${SITE}/properties/${SLUG}/`;

async function answer<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(API + path)).json();
}

async function keyOf(page: Page): Promise<string> {
  const list = await answer<{ results: { slug: string; key: string }[] }>(
    page,
    "/property/?name_space=harbor-pine&limit=100",
  );
  const home = list.results.find(({ slug }) => slug === SLUG);
  if (!home) throw new Error(`The demo has no ${SLUG}.`);
  return home.key;
}

/** A stay of some nights a few weeks ahead, as priced by the server. */
export async function pricedStay(page: Page): Promise<PricedStay> {
  const key = await keyOf(page);
  const calendar = async (query: string) =>
    (await answer<{ days: Day[] }>(page, `/property/${key}/calendar/?site_namespace=harbor-pine&${query}`))
      .days;
  const from = new Date(Date.now() + 5 * WEEK * 86_400_000).toISOString().slice(0, 10);
  const arrivals = await calendar(`from=${from}`);
  const taken = arrivals.find(({ closed }) => closed === "overlap")?.date ?? "";
  for (const { date, closed } of arrivals) {
    if (closed) continue;
    const departures = await calendar(`check_in=${date}`);
    const last = departures.find(({ nights }) => nights === NIGHTS);
    if (last?.total) return { checkIn: date, checkOut: last.date, nights: NIGHTS, total: last.total, taken };
  }
  throw new Error("Gull House has no free stay.");
}

export const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** The cell of a day, paging forward until it is visible. */
export async function dayCell(calendar: Locator, iso: string, locale = "en-US"): Promise<Locator> {
  const name = new Date(`${iso}T12:00Z`).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const cell = calendar.getByRole("button", { name: new RegExp(`\\b${name}`) });
  const next = calendar.getByRole("button", { name: /^(Next|Weiter)$/ }).first();
  while (!(await cell.isVisible())) await next.click();
  return cell;
}

/** The price panel: beside the page, or in its drawer. */
export async function openPanel(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 992) return page.getByRole("complementary", { name: "Your stay" });
  await page.getByRole("button", { name: /See price|Pick dates/ }).click();
  return page.getByRole("dialog", { name: "Your stay" });
}
