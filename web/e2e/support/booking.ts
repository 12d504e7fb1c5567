// A booking guest: quotes made through the API, forms, and card entry in the fields of any provider.
import type { APIResponse, Page, TestInfo } from "@playwright/test";
import { credentials, expect } from "./site";

const API = "/websites/api/v2";
const DAY = 86_400_000;
/** Days to look ahead when everything is taken sooner. */
const SEASONS = [0, 90, 180];

export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000341",
  proof: "4000002760003184",
  proofInVain: "4000008400001280",
};

const GUEST = {
  first_name: "Ann",
  last_name: "Guest",
  email: "ann@guest.test",
  phone: "+1 503 555 0100",
};

/** Accepts the rental agreement with a booking. */
export const SIGNED = { record_agreement: { name: "Ann Guest" } };

interface Home {
  key: string;
  slug: string;
  name: string;
}

export interface StoredQuote {
  key: string;
  property: string;
  slug: string;
  check_in: string;
  check_out: string;
  total: number;
  due_now: number;
  instant_book: boolean;
  reservation: string | null;
}

export interface Wanted {
  site: string;
  /** Tests that run at the same time book different homes or months. */
  slot: number;
  isInstant?: boolean;
  nights?: number;
  /** In days. Requests leave nights free, and few homes take requests, so their tests use other months. */
  later?: number;
  /** Free nights after the stay, for a stay that is extended. */
  spare?: number;
}

/** The row key in a guest key, as used in the account area. */
export const rowOf = (guestKey: string | null) => String(guestKey).slice(0, 26);

export class Booker {
  constructor(
    private page: Page,
    private info: TestInfo,
  ) {}

  private async get<T>(path: string): Promise<T> {
    return (await this.page.request.get(API + path)).json();
  }

  async post(path: string, data: unknown): Promise<APIResponse> {
    return this.page.request.post(API + path, { data, headers: await credentials(this.page) });
  }

  async patch(path: string, data: unknown): Promise<APIResponse> {
    return this.page.request.patch(API + path, { data, headers: await credentials(this.page) });
  }

  /** A quote for a free stay that no other test uses. */
  async quote({ isInstant = true, ...wanted }: Wanted): Promise<StoredQuote> {
    for await (const { home, stay } of this.freeStays(wanted)) {
      const quote = await this.quoteFor(wanted.site, home, stay);
      if (quote?.instant_book === isInstant) return quote;
    }
    throw new Error(`${wanted.site} has no free stay.`);
  }

  /** A home and nights that are free by our calendar, without a quote. */
  async freeHome(wanted: Wanted) {
    for await (const { home, stay } of this.freeStays(wanted)) return { ...home, ...stay };
    throw new Error(`${wanted.site} has no free stay.`);
  }

  private async *freeStays({ site, slot, later = 0, nights = 5, spare = 0 }: Wanted) {
    const { results } = await this.get<{ results: Home[] }>(`/property/?name_space=${site}&limit=100`);
    const project = this.info.project.name === "phone" ? 0 : 1;
    const first = 40 + 45 * project + 90 * this.info.retry + later;
    const turns = SEASONS.flatMap((season) => results.map((_, turn) => ({ season, turn })));
    for (const { season, turn } of turns) {
      const home = results[(slot + turn) % results.length] as Home;
      const from = new Date(Date.now() + (first + season) * DAY).toISOString().slice(0, 10);
      const stay = await this.freeStay(site, home.key, from, nights, spare);
      if (stay) yield { home, stay };
    }
  }

  private async freeStay(site: string, home: string, from: string, nights: number, spare: number) {
    const days = async (query: string) =>
      (
        await this.get<{ days: { date: string; closed: string | null; nights: number | null }[] }>(
          `/property/${home}/calendar/?site_namespace=${site}&${query}`,
        )
      ).days;
    for (const { date, closed } of await days(`from=${from}`)) {
      if (closed) continue;
      const ends = (await days(`check_in=${date}`)).filter((day) => !day.closed);
      const last = ends.find((day) => day.nights === nights);
      if (last && ends.some((day) => day.nights === nights + spare))
        return { check_in: date, check_out: last.date };
    }
    return null;
  }

  /** The same check-in, a night or more longer: dates to move a booking to. */
  async otherStay(site: string, { property, check_in, check_out }: StoredQuote, moving: string) {
    const { days } = await this.get<{ days: { date: string; closed: string | null }[] }>(
      `/property/${property}/calendar/?site_namespace=${site}&check_in=${check_in}&moving=${moving}`,
    );
    const longer = days.find(({ date, closed }) => date > check_out && !closed);
    if (!longer) throw new Error(`${property} has no longer stay from ${check_in}.`);
    return { check_in, check_out: longer.date };
  }

  async quoteFor(
    site: string,
    home: Pick<Home, "key" | "slug">,
    stay: { check_in: string; check_out: string },
  ) {
    const data = { property: home.key, namespace: site, origin_site: site, ...stay, adults: 2, children: 0 };
    const answer = await this.post("/quote/", data);
    return answer.ok() ? ({ ...(await answer.json()), slug: home.slug } as StoredQuote) : null;
  }

  async reload(quote: StoredQuote): Promise<StoredQuote> {
    return this.get(`/quote/${quote.key}/`);
  }

  async checkout(site: string, quote: StoredQuote) {
    await this.page.goto(`/s/${site}/reservation/checkout/?q=${quote.key}`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Your stay" })).toBeVisible();
    await expect(this.page).toHaveURL(/\/reservation\/checkout\/stay\/\?q=/);
  }

  async next() {
    await this.page.getByRole("button", { name: "Continue", exact: true }).click();
  }

  async fillGuest() {
    const { page } = this;
    await page.getByLabel("First name").fill(GUEST.first_name);
    await page.getByLabel("Last name").fill(GUEST.last_name);
    await page.getByLabel("E-mail").fill(GUEST.email);
    await page.getByLabel("Phone").fill(GUEST.phone);
  }

  /** Only some sites require it. */
  async fillAddress() {
    const { page } = this;
    await page.getByLabel("Country").selectOption("Japan");
    await page.getByLabel("Street and number").fill("Wadano 1");
    await page.getByLabel("ZIP or postal code").fill("399-9301");
    await page.getByLabel("Town").fill("Hakuba");
  }

  async fillCard(number: string) {
    const { page } = this;
    await page.getByLabel("Name on the card").fill("Ann Guest");
    const typed = page.getByRole("textbox", { name: "Card number" });
    const frame = page.locator("iframe[name$=card]");
    await expect(typed.or(frame)).toBeVisible();
    if (await frame.count()) {
      const field = (label: string) => frame.contentFrame().getByRole("textbox", { name: label });
      await field("Card number").pressSequentially(number);
      await field("Expiration date").pressSequentially("1230");
      await field("Security code").pressSequentially("123");
    } else {
      await typed.fill(number);
      await page.getByRole("textbox", { name: "Expires" }).fill("12/30");
      await page.getByRole("textbox", { name: "Security code" }).fill("123");
    }
  }

  /** Presses a button on the bank's page in its window. */
  async answerBank(button: "Complete authentication" | "Fail authentication") {
    await this.page.frameLocator("iframe[name=sandbox-3ds]").getByRole("button", { name: button }).click();
  }

  async review() {
    await expect(this.page.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
    await this.page.getByText("I have read the rental agreement").click();
  }

  async book() {
    await this.page.getByRole("button", { name: /and book$|^Request to book$|^Book$/ }).click();
  }

  async booked(title: string | RegExp = "You are booked!") {
    await expect(this.page).toHaveURL(/\/reservation\/status\/\w+\/\?confirmation=true$/);
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  /** Books without the checkout, which has its own tests, and opens the reservation's page. */
  async bookAtOnce(site: string, quote: StoredQuote, card: string | null, title?: string | RegExp) {
    const made = async (path: string, data: unknown) => {
      const answer = await this.post(path, data);
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    const saved = await (await this.patch(`/quote/${quote.key}/`, GUEST)).json();
    const wish = { quote: quote.key, namespace: site, property: quote.property, message: "" };
    await made("/reservation/", {
      ...wish,
      ...(saved.rental_agreement_url && SIGNED),
      ...(card && {
        credit_card: (await made("/reservation-credit-card/", await this.card(site, quote, card))).key,
      }),
    });
    await this.page.goto(`/s/${site}/reservation/status/${quote.key}/?confirmation=true`);
    await this.booked(title);
  }

  /** A card token from the demo's card provider. */
  private async card(site: string, quote: StoredQuote, number: string) {
    const { merchant } = await this.get<{ merchant: { public_key: string; script_url: string } }>(
      `/site/${site}/`,
    );
    const token = await this.page.request.post(new URL("../v1/tokens", merchant.script_url).href, {
      headers: { authorization: `Bearer ${merchant.public_key}` },
      form: { "card[number]": number, "card[exp_month]": 12, "card[exp_year]": 2030, "card[cvc]": 123 },
    });
    const expires = { card_expires_month: 12, card_expires_year: 2030 };
    return { quote: quote.key, card_name: "Ann Guest", card_token: (await token.json()).id, ...expires };
  }

  /** From the first step of the checkout to the last. */
  async toConfirm(site: string, quote: StoredQuote, card: string | null) {
    await this.checkout(site, quote);
    await this.payAndGoOn(card);
  }

  /** From the open first step to the last. */
  async payAndGoOn(card: string | null) {
    await this.next();
    await this.fillGuest();
    if (await this.page.getByLabel("Country").count()) await this.fillAddress();
    if (card) await this.fillCard(card);
    await this.next();
  }
}
