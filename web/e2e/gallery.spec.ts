// The component library as a whole: every component in every state, by day and by night.
import { expect, expectAccessibleDayAndNight, test } from "./site";

test("the gallery is accessible in both themes", async ({ page }) => {
  await page.goto("/account/_ui/");
  await expect(page.getByRole("heading", { name: "The component library" })).toBeVisible();
  await expectAccessibleDayAndNight(page);
});
