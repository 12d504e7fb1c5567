// The list of homes: filters with correct counts, sorting, paging, links that restore everything, suggestions without results.
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, SITE, test } from "../support/site";

const LIST = `${SITE}/properties/`;
const PARTNER_LIST = "/s/skyline-partner/properties/";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("article");
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const show = (page: Page) => drawer(page).getByRole("button", { name: /^Show \d+ homes?$|^No homes$/ });

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0] ?? "0");
const amountIn = (text: string | null) => Number(/\$([\d,.]+)/.exec(text ?? "")?.[1]?.replaceAll(",", ""));
const homes = (count: number) => new RegExp(`^${count} homes?$`);

/** A day of the month after next, as in the address. */
function isoDay(day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 2, day)).toISOString().slice(0, 10);
}

const STAY = `a=${isoDay(8)}&d=${isoDay(13)}&ad=2&c=0`;

async function openFilters(page: Page) {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(show(page)).toBeVisible();
}

/** Checks the first choice of a group that leaves homes, at most `most`; returns its name and count. */
async function tickFirst(group: Locator, most = Number.POSITIVE_INFINITY) {
  const choice = group.locator("label:not([data-disabled])").first();
  const read = async () => ((await choice.textContent()) ?? "").split("\u00a0");
  // Every count has its own request.
  await expect.poll(async () => numberIn((await read())[1] ?? null)).toBeLessThanOrEqual(most);
  const [name = "", count] = await read();
  await choice.click();
  return { name, count: numberIn(count ?? null) };
}

test("filters show the counts they leave, together and each, and are removed one by one", {
  tag: ["@phone", "@tablet"],
}, async ({ page }) => {
  await page.goto(LIST);
  await expect(heading(page)).toHaveText(/^\d+ homes$/);
  const all = numberIn(await heading(page).textContent());
  await openFilters(page);
  await expect(show(page)).toHaveText(`Show ${all} homes`);

  const type = await tickFirst(drawer(page).getByRole("group", { name: "Type of home" }));
  await expect(show(page)).toHaveText(new RegExp(`^Show ${type.count} homes?$`));
  await expect(
    drawer(page)
      .getByRole("radio", { name: /^1 or more/ })
      .first(),
  ).toBeVisible();

  const amenity = await tickFirst(drawer(page).getByRole("group", { name: "Amenities" }), type.count);
  await expect(show(page)).toHaveText(new RegExp(`^Show ${amenity.count} homes?$`));

  const bedrooms = drawer(page).getByRole("radiogroup", { name: "Bedrooms" }).getByText("2+");
  const withBedrooms = numberIn(((await bedrooms.textContent()) ?? "").replace("2+", ""));
  await bedrooms.click();
  await expect(show(page)).toHaveText(new RegExp(`^Show ${withBedrooms} homes?$`));
  await expectAccessible(page);

  await show(page).click();
  await expect(heading(page)).toHaveText(homes(withBedrooms));
  await expect(chips(page).getByRole("button")).toHaveText([
    type.name,
    "2+ bedrooms",
    amenity.name,
    "Clear all",
  ]);
  await expectAccessible(page);

  await chips(page).getByRole("button", { name: "Remove 2+ bedrooms" }).click();
  await expect(heading(page)).toHaveText(homes(amenity.count));
  await expect(chips(page).getByRole("button", { name: `Remove ${amenity.name}` })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: homes(amenity.count) })).toBeAttached();
  await chips(page).getByRole("button", { name: "Clear all" }).click();
  await expect(heading(page)).toHaveText(homes(all));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/properties\/$/);
});

test("the price and a name are tried out while dragging and typing", { tag: "@phone" }, async ({ page }) => {
  await page.goto(LIST);
  await expect(heading(page)).toHaveText(/^\d+ homes$/);
  const all = numberIn(await heading(page).textContent());
  await openFilters(page);
  const most = drawer(page).getByRole("slider", { name: /To/ });
  await expect(drawer(page).getByText("Price per night")).toBeVisible();
  expect(Number(await most.getAttribute("max")) % 100).toBe(0);
  await most.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("PageDown");
  await expect.poll(async () => numberIn(await show(page).textContent())).toBeLessThan(all);
  const limit = Number(await most.inputValue());
  const counted = await page.request.get(
    `/websites/api/v2/property/?name_space=harbor-pine&limit=1&max_price=${limit * 100}`,
  );
  const { total_count: count } = ((await counted.json()) as { meta: { total_count: number } }).meta;
  await expect(show(page)).toHaveText(new RegExp(`^Show ${count} homes?$`));
  await show(page).click();
  await expect(page).toHaveURL(new RegExp(`#\\?max=${limit}&pu=1$`));
  await expect(heading(page)).toHaveText(homes(count));
  for (const price of await cards(page).getByText(/^\$/).allTextContents())
    expect(amountIn(price)).toBeLessThanOrEqual(limit);
  await expect(chips(page).getByRole("button").first()).toHaveText(/^Up to \$/);

  await chips(page).getByRole("button", { name: "Clear all" }).click();
  await openFilters(page);
  await drawer(page).getByLabel("Place or name").fill("Gull House");
  await expect(show(page)).toHaveText("Show 1 home");
  await expectAccessible(page);
  await show(page).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toHaveText("Gull House");
});

test("every sort order is accepted, and the lowest price comes first", async ({ page }) => {
  await page.goto(`${LIST}#?${STAY}`);
  await expect(cards(page).first()).toBeVisible();
  const order = page.getByLabel("Sort by");
  for (const option of await order.getByRole("option").all()) {
    const value = (await option.getAttribute("value")) ?? "";
    await order.selectOption(value);
    await expect(page).toHaveURL(value ? new RegExp(`ob=${value}(&|$)`) : /^(?!.*ob=)/);
    await expect(page.getByRole("list").filter({ has: cards(page) })).toHaveAttribute("aria-busy", "false");
    await expect(cards(page).first()).toBeVisible();
  }
  await order.selectOption({ label: "Lowest price first" });
  await expect
    .poll(async () => {
      const totals = (
        await cards(page)
          .getByText(/^\$[\d,.]+$/)
          .allTextContents()
      ).map(amountIn);
      return totals.length > 1 && totals.every((total, at) => at === 0 || total >= (totals[at - 1] ?? 0));
    })
    .toBe(true);
  await expectAccessible(page);
});

test("pages are numbered, and back and forward go through pages and filters", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(20);
  const first = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("button", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/#\?o=20$/);
  await expect(pages).toContainText("21–40");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(first);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);

  await page.getByLabel("Sort by").selectOption("name");
  await expect(page).toHaveURL(/#\?ob=name$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\?o=20$/);
  await expect(page.getByLabel("Sort by")).toHaveValue("");
  await expect(pages.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(cards(page).first().getByRole("heading")).toHaveText(first);
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel("Sort by")).toHaveValue("name");
});

test("a link restores everything, and keeps unknown parameters", async ({ page }) => {
  const query = `${STAY.replace("ad=2", "ad=3")}&ob=-price&be=1&max=9000&x=wifi&l=Tern%20Harbor;Alder%20Mill&pu=1&from=a%26b%3B`;
  await page.goto(`${LIST}#?${query}`);
  await expect(page.getByLabel("Sort by")).toHaveValue("-price");
  await expect(chips(page).getByRole("button")).toHaveText([
    /8.+13/,
    "3 guests",
    "Tern Harbor",
    "Alder Mill",
    "1+ bedroom",
    "Fast wifi",
    "Up to $9,000",
    "Clear all",
  ]);
  await expect(page.getByRole("search").first()).toContainText("3 guests");
  await expectAccessible(page);
  const count = await heading(page).textContent();
  await page.reload();
  await expect(heading(page)).toHaveText(count ?? "");
  await expect(page).toHaveURL(new RegExp(`${query.replaceAll(/[.*+?^$()]/g, "\\$&")}$`));

  await chips(page).getByRole("button", { name: "Remove Alder Mill" }).click();
  await expect(page).toHaveURL(/&l=Tern%20Harbor&pu=1&from=a%26b%3B$/);
  await expect(heading(page)).toHaveText(/in Tern Harbor$/);
});

test("a broken link still leads to homes", async ({ page }) => {
  await page.goto(`${LIST}#?ad=999999&ob=upside-down&li=-3&be=x`);
  await expect(page.getByText("This search link doesn’t work")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(cards(page)).toHaveCount(20);
});

test("a list that cannot be loaded says so and can be retried", async ({ page, errors }) => {
  await page.route("**/websites/api/v2/property?*", (route) => route.abort());
  await page.goto(`${LIST}#?be=2`);
  await expect(page.getByText("We couldn’t load the homes.")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.unroute("**/websites/api/v2/property?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).first()).toBeVisible();
  // The browser's own errors about the aborted requests.
  errors.length = 0;
});

test("a partner's site takes one value per filter and loads more on scrolling", { tag: "@phone" }, async ({
  page,
  viewport,
}) => {
  const cursors: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/v2/property") && url.searchParams.get("limit") === "4")
      cursors.push(url.searchParams.get("cursor"));
  });
  await page.goto(`${PARTNER_LIST}#?li=4`);
  await expect(heading(page)).toHaveText("12 homes");
  if ((viewport?.width ?? 0) < 768) {
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Show more homes" })).toBeAttached();
    expect(cursors).toEqual([""]);
  }
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(cards(page)).toHaveCount(12, { timeout: 1000 });
  }).toPass();
  await expect.poll(() => new Set(cursors).size).toBe(3);
  await expect(cards(page)).toHaveCount(12);
  const names = await cards(page).getByRole("heading").allTextContents();
  expect(new Set(names).size).toBe(12);
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
  await expectAccessible(page);

  await openFilters(page);
  const kinds = drawer(page).getByRole("radiogroup", { name: "Type of home" });
  // The counts of one choice are awaited before the next: they change the lines above it.
  for (const kind of ["Loft", "Studio"]) {
    const count = numberIn(await kinds.locator("label").filter({ hasText: kind }).textContent());
    await kinds.getByText(kind).click();
    await expect(kinds.getByRole("radio", { checked: true })).toHaveAccessibleName(new RegExp(`^${kind}`));
    await expect(show(page)).toHaveText(`Show ${count} ${count === 1 ? "home" : "homes"}`);
  }
  await expectAccessible(page);
  await show(page).click();
  await expect(page).toHaveURL(/t=studio$/);
});

/** A stay for which the home is taken, but free some days before or after. */
async function takenStay(page: Page, name: string) {
  const api = "/websites/api/v2/property/";
  const list = await (await page.request.get(`${api}?name_space=harbor-pine&search=${name}`)).json();
  const month = await page.request.get(
    `${api}flexible/?name_space=harbor-pine&property=${list.results[0].key}&check_in=${isoDay(8)}&flex_days=30&nights=5`,
  );
  const { days } = (await month.json()) as {
    days: { check_in: string; check_out: string; total?: number }[];
  };
  const isFree = days.map(({ total }) => total != null);
  const at = isFree.findIndex((free, day) => day > 0 && !free && isFree[day - 1]);
  const taken = days[at];
  if (!taken) throw new Error(`${name} has no taken day beside a free one.`);
  return taken;
}

test("an empty result offers the nearest dates and fewer filters, with their counts", {
  tag: "@phone",
}, async ({ page }) => {
  const taken = await takenStay(page, "Gull House");
  await page.goto(`${LIST}#?a=${taken.check_in}&d=${taken.check_out}&ad=2&c=0&l=Gull%20House`);
  await expect(page.getByText("No homes match your search")).toBeVisible();
  const section = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name }) });
  const dates = section("Nearest available dates").getByRole("button");
  await expect(dates.first()).toContainText(/1 home from \$[\d,.]+ total/);
  const fewer = section("Try removing a filter").getByRole("button");
  await expect(fewer.filter({ hasText: "Any dates" })).toContainText("1 home from");
  await expectAccessible(page);

  await fewer.filter({ hasText: "Without “Gull House”" }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  const offer = amountIn(await dates.first().textContent());
  await dates.first().click();
  await expect(heading(page)).toHaveText("1 home");
  expect(amountIn(await cards(page).getByText(/^\$/).first().textContent())).toBe(offer);
});

test("a card shows the total price and explains it", async ({ page }) => {
  await page.goto(`${LIST}#?${STAY}`);
  const card = cards(page).first();
  await expect(card.getByText("total for 5 nights")).toBeVisible();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await expect(card.getByText("Taxes and fees included")).toBeVisible();
  const total = amountIn(await card.getByText(/^\$/).first().textContent());
  await card.getByRole("button", { name: `Price details: ${name}` }).click();
  const why = page.getByRole("dialog", { name: "Price details" });
  await expect(why.getByRole("list").first().getByRole("listitem")).toHaveCount(5);
  expect(
    amountIn(
      await why
        .getByText(/^Total/)
        .locator("xpath=..")
        .getByText(/^\$/)
        .textContent(),
    ),
  ).toBe(total);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(card.getByRole("button", { name: `Price details: ${name}` })).toBeFocused();
});
