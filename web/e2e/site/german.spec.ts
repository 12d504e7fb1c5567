// A tour in German: from the front page to a price, with dates and amounts in German notation.
import { dayCell, PATH, pricedStay } from "../support/gull-house";
import { expect, expectAccessible, SITE, test } from "../support/site";

test.use({ locale: "de-DE" });

const euros = (cents: number) =>
  (cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test("ein Gast findet ein Haus und liest den ganzen Preis", async ({ page, viewport }) => {
  const stay = await pricedStay(page);
  await page.goto(`${SITE}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Unterkünfte" })).toBeVisible();

  await page.goto(PATH);
  await page.getByRole("heading", { name: "Verfügbarkeit" }).scrollIntoViewIfNeeded();
  const calendar = page.getByRole("application", { name: /Verfügbarkeit/ });
  await expect(calendar).toBeVisible();
  await expect(await dayCell(calendar, stay.taken, "de-DE")).toHaveAccessibleName(
    /Schon gebucht|Zu wenige freie/,
  );
  await (await dayCell(calendar, stay.checkIn, "de-DE")).click();
  const leaving = await dayCell(calendar, stay.checkOut, "de-DE");
  await expect(leaving).toHaveAccessibleName(
    new RegExp(`${euros(stay.total)}\\s\\$ für ${stay.nights} Nächte`),
  );
  await leaving.click();
  await expectAccessible(page);

  const isDocked = (viewport?.width ?? 0) >= 992;
  if (!isDocked) await page.getByRole("button", { name: "Preis ansehen" }).click();
  const panel = page.getByRole(isDocked ? "complementary" : "dialog", { name: "Ihr Aufenthalt" });
  await expect(panel.getByText(`Miete für ${stay.nights} Nächte`)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Buchen", exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Preisdetails" }).click();
  await expect(page.getByRole("dialog", { name: "Preisdetails" })).toContainText(euros(stay.total));
  await expectAccessible(page);
});
