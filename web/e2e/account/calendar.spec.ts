// The calendar over all properties: nights are blocked by dragging and freed again, a stay is moved for the price difference shown,
// and all of it works by keyboard; on a phone the months of one property.
import type { Page, TestInfo } from "@playwright/test";
import { signIn } from "../support/account";
import { Booker, CARDS, type StoredQuote } from "../support/booking";
import { dollars } from "../support/gull-house";
import { expect, expectAccessible, test } from "../support/site";

const SITE = "harbor-pine";
const NAME_WIDTH = 208;
const DAY_WIDTH = 48;
/** Columns before the day in the address. */
const LEAD_IN = 2;

const isPhone = (page: Page) => page.viewportSize()?.width === 390;

interface FreeStay {
  quote: StoredQuote;
  name: string;
}

/** Free nights, and their home. */
async function freeStay(page: Page, info: TestInfo, slot: number): Promise<FreeStay> {
  const quote = await new Booker(page, info).quote({ site: SITE, slot, spare: 3, later: 22 });
  const list = await page.request.get(`/websites/api/v2/property/?name_space=${SITE}&limit=100`);
  const { results } = await list.json();
  return { quote, name: results.find(({ key }: { key: string }) => key === quote.property).name };
}

const short = (iso: string) =>
  new Date(`${iso}T12:00Z`).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const later = (iso: string, days: number) =>
  new Date(Date.parse(`${iso}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

async function openBoard(page: Page, { quote, name }: FreeStay) {
  const query = new URLSearchParams({ search: name, date: quote.check_in });
  await page.goto(`/account/calendar/?${query}`);
  const grid = page.getByRole("grid");
  const row = grid.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(row).toBeVisible();
  return { grid, row };
}

/** The middle of a night, counted from the day in the address. */
async function nightAt(row: ReturnType<Page["locator"]>, days: number) {
  const box = await row.getByRole("rowheader").boundingBox();
  if (!box) throw new Error("The row is not drawn.");
  return { x: box.x + NAME_WIDTH + (LEAD_IN + days + 0.5) * DAY_WIDTH, y: box.y + box.height / 2 };
}

async function dragBetween(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

test(
  "nights are blocked by dragging, or by two presses, and freed by undoing it",
  { tag: "@phone" },
  async ({ page }, info) => {
    const stay = await freeStay(page, info, 60);
    await signIn(page);
    if (isPhone(page)) {
      await page.goto(`/account/calendar/${stay.quote.property}/`);
      const night = page.getByRole("button", { name: nightName(stay.quote.check_in) });
      const month = page.getByRole("heading", { level: 1 });
      await expect(month).toBeVisible();
      while (!(await night.isVisible())) {
        const before = (await month.textContent()) ?? "";
        await page.getByRole("button", { name: "Later" }).click();
        await expect(month).not.toHaveText(before);
      }
      await expectAccessible(page);
      await night.click();
      await expect(page.getByText(/1 night selected/)).toBeVisible();
      await page.getByRole("button", { name: nightName(later(stay.quote.check_in, 1)) }).click();
    } else {
      const { row } = await openBoard(page, stay);
      await expectAccessible(page);
      await dragBetween(page, await nightAt(row, 0), await nightAt(row, 1));
    }
    const entry = page.getByRole("dialog", { name: "New booking or block" });
    await expect(entry.getByText("2 nights")).toBeVisible();
    await entry.getByLabel("Note").fill("Painting");
    // The rest of the page is inert meanwhile.
    await expectAccessible(page, "[role=dialog]");
    await entry.getByRole("button", { name: "Block" }).click();
    await expect(page.getByText("Nights blocked")).toBeVisible();
    const bar = page.getByRole("button", { name: /^Painting, Block/ });
    // The bar may be split over two weeks of a month.
    await expect(bar.first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(bar).toHaveCount(0);
  },
);

const nightName = (iso: string) =>
  new RegExp(
    `^${new Date(`${iso}T12:00Z`).toLocaleDateString("en-US", {
      weekday: "long",
      month: "long",
      day: "numeric",
      year: "numeric",
      timeZone: "UTC",
    })}`,
  );

test("a stay is dragged to other dates for the price difference shown, and back again", async ({
  page,
}, info) => {
  const stay = await freeStay(page, info, 64);
  const { quote } = stay;
  const guest = new Booker(page, info);
  await guest.bookAtOnce(SITE, quote, CARDS.good);
  await signIn(page);
  const { row } = await openBoard(page, stay);
  const until = (iso: string) =>
    row.getByRole("button", {
      name: new RegExp(`^Ann Guest, Reserved, ${short(quote.check_in)} .*\\b${new Date(iso).getUTCDate()}$`),
    });
  // Drags its end by a day.
  const box = await until(quote.check_out).boundingBox();
  if (!box) throw new Error("The bar is not drawn.");
  const end = { x: box.x + box.width - 3, y: box.y + box.height / 2 };
  await dragBetween(page, end, { x: end.x + DAY_WIDTH, y: end.y });
  const question = page.getByRole("dialog", { name: "Change dates for Ann Guest" });
  await expect(question.getByRole("row", { name: /^Total/ })).toContainText(dollars(quote.total));
  await expectAccessible(page);
  await question.getByRole("button", { name: /^Change and charge \$/ }).click();
  await expect(page.getByText("Booking changed").first()).toBeVisible();
  await expect(until(later(quote.check_out, 1))).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  // A refund asks for confirmation; a change of later installments does not.
  const refund = question.getByRole("button", { name: /^Change and refund \$/ });
  await expect(refund.or(until(quote.check_out))).toBeVisible();
  if (await refund.isVisible()) await refund.click();
  await expect(until(quote.check_out)).toBeVisible();
  expect((await guest.reload(quote)).total).toBe(quote.total);
  await until(quote.check_out).click();
  await page.getByRole("dialog").getByRole("button", { name: "Edit booking" }).press("Enter");
  const dates = page.getByRole("dialog", { name: "Edit booking" });
  await expect(dates.getByRole("button", { name: "Change booking" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dates).toBeHidden();
  await until(quote.check_out).click();
  await page.getByRole("dialog").getByRole("link", { name: "Open reservation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ann Guest" })).toBeVisible();
});

test("a block gets other nights by keyboard, and stays with its property when dragged", async ({
  page,
}, info) => {
  const stay = await freeStay(page, info, 72);
  const { check_in } = stay.quote;
  await signIn(page);
  const { grid, row } = await openBoard(page, stay);
  await dragBetween(page, await nightAt(row, 0), await nightAt(row, 1));
  const entry = page.getByRole("dialog", { name: "New booking or block" });
  await entry.getByLabel("Note").fill("Roof");
  await page.keyboard.press("Enter");
  const bar = (until: string) =>
    row.getByRole("button", {
      name: new RegExp(`^Roof, Block, ${short(check_in)} .*\\b${new Date(until).getUTCDate()}$`),
    });
  await expect(bar(later(check_in, 2))).toBeVisible();
  await expect(page.getByText("Nights blocked")).toBeVisible();

  await grid.press("Enter");
  const card = page.getByRole("dialog", { name: "Roof" });
  await card.getByRole("button", { name: "Change dates" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change dates of “Roof”" });
  await expect(dialog.getByText("2 nights")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  // Selecting the first day moves on to the next field.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("3 nights")).toBeVisible();
  await dialog.getByRole("button", { name: "Change dates" }).press("Enter");
  await expect(bar(later(check_in, 3))).toBeVisible();
  await expect(page.getByText("Block moved")).toBeVisible();

  const box = await bar(later(check_in, 3)).boundingBox();
  if (!box) throw new Error("The bar is not drawn.");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 2 * box.height, { steps: 3 });
  const hint = page.getByRole("status").filter({ hasText: "Blocks stay with their home." });
  await expect(hint).toBeVisible();
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await expect(hint).toHaveCount(0);
  await page.mouse.up();
  await card.getByRole("button", { name: "Remove block" }).press("Enter");
  await expect(row.getByRole("button", { name: /^Roof, Block/ })).toHaveCount(0);
  await expect(page.getByText("Block removed")).toBeVisible();
});

test("the board works by keyboard alone", async ({ page }, info) => {
  const stay = await freeStay(page, info, 68);
  await signIn(page);
  const { grid } = await openBoard(page, stay);
  await grid.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const cell = grid.getByRole("gridcell", { name: /: / });
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "America/Los_Angeles",
  });
  await expect(cell).toHaveAccessibleName(new RegExp(tomorrow));
  const weeks = Math.floor((Date.parse(quoteDay(stay)) - Date.now()) / 86_400_000 / 7);
  for (let week = 0; week < weeks; week++) await page.keyboard.press("]");
  for (let day = 0; day < 8; day++) {
    if (
      nightName(quoteDay(stay)).test(
        (await cell.getAttribute("aria-label"))?.split(", ").slice(1).join(", ") ?? "",
      )
    )
      break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(cell).toHaveAccessibleName(/free, \$/);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  const entry = page.getByRole("dialog", { name: "New booking or block" });
  await expect(entry.getByText("3 nights")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(grid).toBeFocused();
  await expectAccessible(page);
});

const quoteDay = ({ quote }: FreeStay) => quote.check_in;
