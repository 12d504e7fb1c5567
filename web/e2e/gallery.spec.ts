// The component library as a whole: every component in every state, in both themes.
import { expect, expectAccessible, test } from "./site";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the gallery is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/account/_ui/");
    await expect(page.getByRole("heading", { name: "The component library" })).toBeVisible();
    await expectAccessible(page);
  });
}
