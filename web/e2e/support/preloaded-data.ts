// Removes data that the server prints into a page, so that the script requests it and a test can mock the response.
import type { Page } from "@playwright/test";

/**
 * Removes the quote that the server prints into the checkout. The page itself is not replaced: a mocked page might not
 * be allowed to load from this machine.
 */
export async function withoutPrintedQuote(page: Page) {
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text: string) => {
      const data = parse(text);
      return data?.page?.kind === "checkout" ? { ...data, page: { kind: "checkout" } } : data;
    };
  });
}
