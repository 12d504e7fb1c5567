// A guest who inquires about a stay, in a separate browser context.
import type { Browser, TestInfo } from "@playwright/test";
import { Booker } from "./booking";
import { expect } from "./site";

interface Inquirer {
  site: string;
  /** Tests that run at the same time inquire about different homes. */
  slot: number;
  name: string;
}

export async function inquirer(browser: Browser, info: TestInfo, { site, slot, name }: Inquirer) {
  const context = await browser.newContext({ baseURL: process.env.CASITA_URL });
  const page = await context.newPage();
  const booker = new Booker(page, info);
  const quote = await booker.quote({ site, slot: slot + (info.project.name === "phone" ? 1 : 0) });
  const write = async (message: string) => {
    const sent = await booker.post("/reservation-message/", {
      namespace: site,
      quote: quote.key,
      first_name: name,
      last_name: "Writes",
      email: `${name.toLowerCase()}@guest.test`,
      message,
    });
    expect(sent.status()).toBe(201);
  };
  return { page, write };
}
