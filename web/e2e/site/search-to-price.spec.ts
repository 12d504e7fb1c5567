// The main path of the site: from the front page through a search to a home and the price of a stay.
import { expect, expectAccessible, pickStay, SITE, someDays, test } from "../support/site";

const amountIn = (text: string | null) => Number(/\$([\d,.]+)/.exec(text ?? "")?.[1]?.replaceAll(",", ""));

test("a guest searches, opens a home and reads the total price", { tag: ["@phone", "@tablet"] }, async ({
  page,
  viewport,
}) => {
  const isPhone = (viewport?.width ?? 0) < 768;
  const isDocked = (viewport?.width ?? 0) >= 992;

  await test.step("front page", async () => {
    await page.goto(`${SITE}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Language and appearance" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("search", async () => {
    if (isPhone) await page.getByRole("button", { name: /Where to/ }).click();
    else await page.getByRole("button", { name: /^When/ }).click();
    await pickStay(page, "When", someDays(8, 13));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/properties\/#\?a=\d{4}-\d\d-08&d=\d{4}-\d\d-13&ad=2&c=0$/);
  });

  const card = page.getByRole("article").first();
  await test.step("homes with the total of the stay", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\d+ homes/);
    await expect(card.getByText(/total/)).toBeVisible();
    await expectAccessible(page);
  });
  const total = amountIn(await card.getByText(/\$/).first().textContent());
  const name = await card.getByRole("heading").textContent();

  await test.step("the home's price matches its card", async () => {
    await card.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await expect(page).toHaveTitle(new RegExp(name ?? ""));
    if (!isDocked) await page.getByRole("button", { name: "See price" }).click();
    const panel = isDocked
      ? page.getByRole("complementary", { name: "Your stay" })
      : page.getByRole("dialog", { name: "Your stay" });
    const line = panel.getByRole("definition").filter({ hasText: "$" });
    await expect(panel.getByText("Rent for 5 nights")).toBeVisible();
    const amounts = (await line.allTextContents()).map(amountIn);
    expect(amounts).toContain(total);
    await expectAccessible(page);
  });

  await test.step("and is explained", async () => {
    await page.getByRole("button", { name: "Price details" }).last().click();
    const why = page.getByRole("dialog", { name: "Price details" });
    await expect(why.getByRole("list").first().getByRole("listitem")).toHaveCount(5);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(why).toBeHidden();
  });
});

test("filters show how many homes are left, and are stored in the address", async ({ page }) => {
  await page.goto(`${SITE}/properties/`);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByText("4+").click();
  const show = drawer.getByRole("button", { name: /^Show \d+ homes?$/ });
  await expectAccessible(page);
  const count = /\d+/.exec((await show.textContent()) ?? "")?.[0];
  await show.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${count} homes?$`));
  await expect(page).toHaveURL(/#\?be=4$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${count} homes?$`));
});

test("an empty result offers a suggestion", async ({ page }) => {
  await page.goto(`${SITE}/properties/#?l=Atlantis`);
  await expect(page.getByText("No homes match your search")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
