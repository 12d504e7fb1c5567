// The amount of script loaded by a first visit to a list of the account area.
import { gzipSync } from "node:zlib";
import { openList, signIn } from "../support/account";
import { expect, test } from "../support/site";

const MAX_SCRIPT = 250_000;

test("the first list loads at most 250 kB of script", async ({ browser, page, baseURL }) => {
  await signIn(page);
  const fresh = await browser.newContext({ storageState: await page.context().storageState(), baseURL });
  const first = await fresh.newPage();
  const scripts: Promise<number>[] = [];
  first.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await openList(first, "reservations/", "Reservations");
  const sizes = await Promise.all(scripts);
  await fresh.close();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPT);
});
