// Homes on a map: beside the list, full-window on a phone, on a home's page, as a picture on the front page.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, SITE, test } from "../support/site";

const WIDE = 992;
const BOUNCE_TIME = 2000;
const DATES = "a=2027-01-11&d=2027-01-15&ad=2&c=0";

/** Rendering a map without a graphics card is slow. */
const SLOW = { timeout: 60_000 };

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= WIDE;
const canvas = (page: Page) => page.getByRole("region", { name: /^Map\. Arrow keys/ });

/** Opens the list and its map, which is beside it or behind a button, and waits until it is interactive. */
async function openMap(page: Page, hash = "") {
  await page.goto(`${SITE}/properties/${hash && `#?${hash}`}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  if (isWide(page)) await wakeMap(page);
  else await page.getByRole("button", { name: "Show map" }).click();
  await expect(canvas(page)).toBeVisible(SLOW);
  const map = isWide(page)
    ? page.getByRole("region", { name: "Map of the homes" })
    : page.getByRole("dialog", { name: "Map of the homes" });
  await expect(pins(map).first()).toBeVisible(SLOW);
  return map;
}

/** The map loads on a pointer move, and a move before the script has loaded is missed. */
async function wakeMap(page: Page) {
  let step = 0;
  await expect(async () => {
    step = 1 - step;
    await page.mouse.move(5 + step, 5);
    await expect(canvas(page)).toBeVisible({ timeout: 2000 });
  }).toPass(SLOW);
}

type Map = Awaited<ReturnType<typeof openMap>>;
const pins = (map: Map) => map.getByRole("button", { pressed: false });

/** Zooms in until a pin stands for a single home. */
async function singlePin(map: Map) {
  const single = pins(map).filter({ hasText: "$" });
  for (let step = 0; step < 4 && (await single.count()) === 0; step++) await pins(map).first().click();
  await expect(single.first()).toBeVisible(SLOW);
  return single.first();
}

/**
 * Opens the card of the first single-home pin. While the map moves, pins come and go: on a miss, another is pressed.
 */
async function openCard(map: Map) {
  let name = "";
  await expect(async () => {
    const pin = await singlePin(map);
    const text = (await pin.textContent({ timeout: 1_000 })) ?? "";
    expect(text).toMatch(/^.+, \$[\d,.]+ total/);
    name = text.split(", $")[0] ?? "";
    await map.getByRole("button", { name }).first().click({ timeout: 3_000 });
    await expect(map.getByRole("region", { name })).toBeFocused({ timeout: 3_000 });
  }).toPass(SLOW);
  return map.getByRole("region", { name });
}

/** The area of the home that is furthest from all others, so that it has a pin of its own. */
async function areaOfOneHome(page: Page) {
  const { results } = await (
    await page.request.get(
      "/websites/api/v2/property/?name_space=harbor-pine&check_in=2027-01-11&check_out=2027-01-15&adults=2&limit=100",
    )
  ).json();
  const homes: { lat: number; lon: number }[] = results;
  const distance = (home: (typeof homes)[number]) =>
    Math.min(
      ...homes
        .filter((other) => other !== home)
        .map(({ lat, lon }) => Math.hypot(lat - home.lat, lon - home.lon)),
    );
  const { lat, lon } = homes.reduce((best, home) => (distance(home) > distance(best) ? home : best));
  return `minL=${lat - 0.02}&maxL=${lat + 0.02}&minLn=${lon - 0.02}&maxLn=${lon + 0.02}`;
}

test("pins show totals and open a card; nothing is loaded from another host", { tag: "@phone" }, async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (![baseURL ?? "", "blob:", "data:"].some((own) => url.startsWith(own))) strangers.push(url);
  });
  const map = await openMap(page, `${DATES}&${await areaOfOneHome(page)}`);
  await expectAccessible(page);
  const card = await openCard(map);
  await expect(card.getByRole("link")).toHaveAttribute("href", new RegExp(`properties/.+#\\?${DATES}`));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  expect(strangers).toEqual([]);
});

test("moving the map searches its area, unless that is switched off", { tag: "@phone" }, async ({ page }) => {
  const map = await openMap(page);
  const count = isWide(page) ? page.getByRole("heading", { level: 1 }) : map.getByText(/^(\d+|No) homes?$/);
  await expect(count).toHaveText("54 homes");
  await canvas(page).focus();
  await page.keyboard.press("Equal");
  await expect(page).toHaveURL(/#\?minL=[\d.]+&maxL=[\d.]+&minLn=-[\d.]+&maxLn=-[\d.]+$/, SLOW);
  await expect(count).not.toHaveText("54 homes");

  const address = page.url();
  await map.getByText("Search as I move the map").click();
  await map.getByRole("button", { name: "Zoom out" }).click();
  const here = map.getByRole("button", { name: "Search this area" });
  await expect(here).toBeVisible(SLOW);
  expect(page.url()).toBe(address);
  await here.click();
  await expect(page).not.toHaveURL(address);
  await expect(here).toBeHidden();
});

test("a link to an area shows its homes and no others", async ({ page }) => {
  const map = await openMap(page, "minL=44.8&maxL=45.9&minLn=-124.4&maxLn=-123.7");
  if (isWide(page)) {
    const places = await page.getByRole("article").allInnerTexts();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place).toContain("Oregon");
  }
  await expect(pins(map).first()).toBeVisible();
});

test("a hovered or focused card bounces its pin for two seconds", async ({ page }) => {
  const map = await openMap(page);
  await page.mouse.move(5, 5);
  const bouncing = map.locator("[data-bouncing]");
  // Two seconds are short on a busy machine, so the wait starts before.
  const begun = bouncing.waitFor({ state: "attached" });
  if (isWide(page)) await page.getByRole("article").first().hover();
  else await map.getByRole("listitem").nth(2).getByRole("link").focus();
  await begun;
  await expect(bouncing).toHaveCount(0, { timeout: 5 * BOUNCE_TIME });
});

test("the keyboard reaches every pin in the order of the list", { tag: "@phone" }, async ({ page }) => {
  const map = await openMap(page);
  await canvas(page).focus();
  await page.keyboard.press("Tab");
  await expect(pins(map).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(pins(map).nth(1)).toBeFocused();
});

test("on a phone the map fills the window and has its homes below", { tag: "@phone" }, async ({ page }) => {
  test.skip(isWide(page), "the map is beside the list there");
  const map = await openMap(page);
  await expect(map.getByRole("listitem")).toHaveCount(20);
  await page.keyboard.press("Escape");
  await expect(map).toBeHidden();
  await expect(page.getByRole("button", { name: "Show map" })).toBeFocused();
});

test("nothing heavy is loaded before an interaction", async ({ page }) => {
  const heavy: string[] = [];
  page.on("request", (request) => {
    if (/map-canvas|maplibre/.test(request.url())) heavy.push(request.url());
  });
  await page.goto(`${SITE}/properties/`);
  await expect(page.getByRole("article").first()).toBeVisible();
  if (isWide(page))
    await expect(
      page.getByRole("region", { name: "Map of the homes" }).getByRole("button").first(),
    ).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(heavy).toEqual([]);
});

test("without WebGL the map is static and says so", async ({ page }) => {
  test.skip(!isWide(page), "one width is enough");
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${SITE}/properties/`);
  await page.mouse.move(5, 5);
  const map = page.getByRole("region", { name: "Map of the homes" });
  await expect(map.getByText("This browser can’t show the interactive map")).toBeVisible();
  await map.getByRole("button").first().click();
  await expect(map.getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
});

test("any place is found by its name and the map moves there", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/websites/api/v2/geocode/*", (route) => {
    const bounds = { min_lat: 45.2, max_lat: 45.7, min_lng: -124.1, max_lng: -123.6 };
    const place = { name: "Tillamook", region: "Oregon", country: "US", label: "Tillamook, Oregon" };
    return route.fulfill({
      json: {
        results: [{ ...place, lat: 45.456, lon: -123.844, bounds }],
        ...{ count: 1, next: null, previous: null, limit: 5, offset: 0 },
      },
    });
  });
  await page.goto(`${SITE}/properties/`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.getByRole("button", { name: isPhone ? /Where to/ : /^Where/ }).click();
  await page.getByRole("searchbox", { name: "Where" }).fill("Tillam");
  await page.getByRole("option", { name: /Tillamook, Oregon/ }).click();
  if (!isPhone) await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/minL=45\.2&maxL=45\.7&minLn=-124\.1&maxLn=-123\.6&l=Tillamook%2C%20Oregon$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Tillamook, Oregon$/);
});

test("a home's page shows its approximate location, and the front page all homes", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(`${SITE}/properties/`);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  // The list has a button of the same name.
  await expect(page.getByRole("heading", { name: "About this home" })).toBeVisible();
  await page.getByRole("button", { name: "Show map" }).click();
  const dialog = page.getByRole("dialog", { name: /^Where .+ is$/ });
  await expect(dialog.getByRole("region", { name: /^Map\./ })).toBeVisible(SLOW);
  await expect(dialog.getByRole("link", { name: "Open in your maps app" })).toHaveAttribute(
    "href",
    /^geo:45/,
  );
  await expectAccessible(page);

  await page.goto(`${SITE}/`);
  const teaser = page.getByRole("link", { name: "See all homes on the map" });
  await teaser.scrollIntoViewIfNeeded();
  await expect(teaser.locator("circle").first()).toBeAttached();
  await expectAccessible(page);
});
