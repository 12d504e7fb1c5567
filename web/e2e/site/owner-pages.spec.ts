// Pages written by the owner: in the menus, with the owner's text and contact details. The demo may have no such pages, so the test
// adds its own.
import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, SITE, test } from "../support/site";

const PAGES = [
  { slug: "about", title: "About us" },
  { slug: "contact", title: "Contact" },
  { slug: "boats", title: "Our boats" },
];

const HTML =
  "<p>Keys are handed over by a person.</p><h2>How we keep house</h2><ul><li>Firewood is free.</li></ul>";

interface FirstData {
  site: { pages: typeof PAGES };
}

/** The site's first HTML, with the pages in its menus. */
async function withPages(route: Route) {
  if (route.request().resourceType() !== "document") return route.fallback();
  const response = await route.fetch();
  const body = (await response.text()).replace(
    /(id="casita">)(.*?)(<\/script>)/s,
    (_, before: string, json: string, after: string) => {
      const data = JSON.parse(json) as FirstData;
      data.site.pages = PAGES;
      return before + JSON.stringify(data).replaceAll("<", "\\u003c") + after;
    },
  );
  await route.fulfill({ response, body });
}

async function openSite(page: Page) {
  await page.route(`**${SITE}/**`, withPages);
  await page.route("**/page/*", (route) => {
    const slug = route.request().url().split("/").at(-1);
    const found = PAGES.find((known) => known.slug === slug);
    return found
      ? route.fulfill({ json: { ...found, html: HTML } })
      : route.fulfill({ status: 404, json: {} });
  });
  await page.goto(`${SITE}/`);
}

for (const { slug, title } of PAGES) {
  test(`the page ${slug} is linked in the footer`, async ({ page }) => {
    await openSite(page);
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    const address = slug === "boats" ? `${SITE}/pages/boats/` : `${SITE}/${slug}/`;
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.getByRole("heading", { level: 2, name: "How we keep house" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("the contact page has the owner's contact details", async ({ page }) => {
  await openSite(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  const card = page.getByRole("complementary");
  await expect(card.getByRole("link", { name: /\+1/ })).toHaveAttribute("href", /^tel:\+1\d+$/);
  await expect(card.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});
