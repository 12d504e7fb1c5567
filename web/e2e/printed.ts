// What the server prints into a page, taken out again, so that the script asks for it and a test can answer.
import type { Page } from "@playwright/test";

/** The checkout as it is for a quote that the server does not print. */
export async function withoutPrintedQuote(page: Page) {
  await page.route(/\/reservation\/checkout\//, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/"page":\{"kind":"checkout".*?(?=<\/script>)/s, '"page":{"kind":"checkout"}}');
    await route.fulfill({ response, body });
  });
}
