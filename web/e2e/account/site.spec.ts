// The owner's site: preview before saving, its homes, a page from draft to guest, the domain, a test charge; and the onboarding of
// a new account.
import type { Page } from "@playwright/test";
import { signIn, unique } from "../support/account";
import { credentials, expect, expectAccessible, test } from "../support/site";

/** Few other tests use this account. */
const OWNER = "owner@casa-lucia.test";
const SITE = "casa-lucia";

async function openSite(page: Page, tab: string, owner = OWNER, named = SITE) {
  await signIn(page, owner);
  const sites = await page.request.get("/api/v2/site/");
  const site = (await sites.json()).results.find(
    ({ namespace }: { namespace: string }) => namespace === named,
  );
  await page.goto(`/account/sites/${site.key}/?tab=${tab}`);
  await expect(page.getByRole("heading", { level: 1, name: site.name })).toBeVisible();
}

test("edits are previewed on the site before they are saved", { tag: "@phone" }, async ({ page }) => {
  await openSite(page, "look");
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  const tagline = page.getByRole("textbox", { name: "Tagline" });
  const before = await tagline.inputValue();
  await tagline.fill("Where the olive trees end");
  await expect(site.getByRole("heading", { level: 1, name: "Where the olive trees end" })).toBeVisible();
  await page.getByRole("button", { name: "#2f5d9b" }).click();
  await expect
    .poll(() => site.locator("html").evaluate((html) => html.style.getPropertyValue("--site-accent")))
    .toBe("#2f5d9b");
  await expectAccessible(page);
  const stored = await page.request.get(`/websites/api/v2/site/${SITE}/`);
  expect((await stored.json()).tagline).toBe(before);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(tagline).toHaveValue(before);
});

/** Another site with the same homes, which no other test uses. */
async function newSite(page: Page): Promise<{ key: string; namespace: string }> {
  const name = `homes-${unique()}`;
  const answer = await page.request.post("/api/v2/site/", {
    data: { name, namespace: name, currency: "EUR" },
    headers: await credentials(page),
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test("a site shows the selected homes, and the featured ones first", async ({ page }) => {
  await signIn(page, OWNER);
  const { key, namespace } = await newSite(page);
  await page.goto(`/account/sites/${key}/?tab=homes`);
  await expect(page.getByText(/^All \d+ homes shown · none featured$/)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByText("Only selected homes").click();
  await expect(page.getByText("No homes selected: the website is empty.")).toBeVisible();
  await page.getByRole("button", { name: /^Show all \d+$/ }).click();
  const home = page.getByRole("checkbox", { name: /^Casa del Naranjo/ });
  await expect(home).toBeChecked();
  await page.getByRole("button", { name: "Casa del Naranjo featured" }).click();
  await home.press("Space");
  await expect(page.getByRole("button", { name: "Casa del Naranjo featured" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.getByRole("searchbox", { name: "Search homes" }).fill("caleta");
  await expect(page.getByText("1 result")).toBeVisible();
  await page.getByRole("button", { name: "Ático de la Caleta featured" }).click();
  await expect(page.getByText(/homes shown · 1 featured$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();

  const shown = async () => {
    const answer = await page.request.get(`/websites/api/v2/property/?name_space=${namespace}`);
    return (await answer.json()).results.map(({ name }: { name: string }) => name);
  };
  await expect.poll(shown).toEqual(["Ático de la Caleta", "El Molino de Aceite"]);
  await page.goto(`/s/${namespace}/`);
  const cards = page.getByRole("region", { name: "Places to stay" }).getByRole("listitem");
  await expect(cards.first()).toContainText("Ático de la Caleta");
  await expect(page.getByText("Casa del Naranjo")).toHaveCount(0);
  await page.request.delete(`/api/v2/site/${key}/`, { headers: await credentials(page) });
});

test("a page is written, published and seen by a guest", async ({ page }, info) => {
  const title = `The garden ${info.project.name}`;
  await openSite(page, "pages");
  await page.getByRole("button", { name: "Add page" }).click();
  await page.getByRole("menuitem", { name: "Custom page" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).fill("Figs in **August**.");
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(site.locator("strong", { hasText: "August" })).toBeVisible();
  await page.getByRole("switch", { name: /^Published/ }).press("Space");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
  const pages = (await (await page.request.get(`/websites/api/v2/site/${SITE}/`)).json()).pages;
  const { slug } = pages.find((one: { title: string }) => one.title === title);
  await page.goto(`/s/${SITE}/pages/${slug}/`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a domain is validated, and a test charge is made", async ({ page }) => {
  await openSite(page, "address");
  await page.getByText("I will register a new one").click();
  await page.getByRole("textbox", { name: "Domain" }).fill("casa-lucia.es");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("A new domain is one name followed by .com, .net or .us.").first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page
    .getByRole("navigation", { name: "Sections of the website" })
    .getByRole("link", { name: "Payments" })
    .click();
  await expect(page.getByText(/Test mode \(Spreedly simulator\)/)).toBeVisible();
  await page.getByRole("button", { name: "Make test charge" }).click();
  await expect(page.getByText(/was charged and refunded/)).toBeVisible();
  await expectAccessible(page);
});

test("the booking mode is chosen, and the site follows", async ({ page }) => {
  const site = "yuki-lodge";
  await openSite(page, "booking", `owner@${site}.test`, site);
  await page.getByText("Disable tracking parameters").click();
  await page.getByText("Set range automatically").click();
  await page.getByRole("textbox", { name: "Minimum" }).fill("8000");
  await page.getByRole("textbox", { name: "Maximum" }).fill("90000");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  const stored = await (await page.request.get(`/websites/api/v2/site/${site}/`)).json();
  expect(stored).toMatchObject({ automatic_price_range: false, price_range: { min: 8_000, max: 90_000 } });
  await page.getByText("Disable tracking parameters").click();
  await page.getByText("Set range automatically").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
});

test("a new account is guided to the first booking", async ({ page }) => {
  await page.goto("/account/signup/");
  const answer = await page.evaluate(async (name) => {
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const response = await fetch("/api/v2/signup/", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRFToken": token },
      body: JSON.stringify({
        name: `Lake Houses ${name}`,
        email: `ida-${name}@lake.test`,
        password: "a house by the lake",
        first_name: "Ida",
        last_name: "Lake",
        currency: "USD",
        time_zone: "America/New_York",
        language: "en",
      }),
    });
    return response.status;
  }, unique());
  expect(answer).toBe(201);
  await page.goto("/account/");
  await expect(page.getByRole("heading", { name: "Get your first booking" })).toBeVisible();
  await expect(page.getByText("0 of 7 steps done")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Describe the home" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Agate House");
  await dialog.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Agate House" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Get your first booking" })).toBeVisible();
});
