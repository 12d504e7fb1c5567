// The component library: every component in every state, in both themes.
import { expect, expectAccessibleDayAndNight, test } from "./support/site";

test("the gallery is accessible in both themes", async ({ page }) => {
  await page.goto("/account/_ui/");
  await expect(page.getByRole("heading", { name: "The component library" })).toBeVisible();
  await expectAccessibleDayAndNight(page);
});
