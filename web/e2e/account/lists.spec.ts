// Lists of the account area: all of them, their state in the address, bulk actions, export.
import type { Page } from "@playwright/test";
import { goTo, LISTS, listed, OWNER, openList, signIn, unique } from "../support/account";
import { credentials, expect, expectAccessible, expectFits, test } from "../support/site";

// At the other widths account/accessible opens all lists.
test("every list opens at widths between phone and desktop", { tag: "@tablet-only" }, async ({ page }) => {
  test.slow();
  await signIn(page);
  for (const { path, title } of LISTS) {
    await goTo(page, path);
    await listed(page, title);
    await expectFits(page);
    await expect(page.getByText("Couldn’t load this list")).toHaveCount(0);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
});

test("a list can be sorted by every column head that offers it", async ({ page }) => {
  await signIn(page);
  const table = await openList(page, "reservations/", "Reservations");
  for (const head of await table.getByRole("columnheader").getByRole("button").all()) {
    await head.click();
    await expect(table).not.toHaveAttribute("aria-busy", "true");
  }
  await expect(page.getByText("Couldn’t load this list")).toHaveCount(0);
});

test("the list of reservations is accessible, and its state is in the address", { tag: "@phone" }, async ({
  page,
}) => {
  await signIn(page);
  const table = await openList(page, "reservations/", "Reservations");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upcoming", exact: true }).click();
  await expect(page).toHaveURL(/status=r&check_in__gte=/);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/o=20/);
  await expect(table).not.toHaveAttribute("aria-busy", "true");
  const first = await table.getByRole("rowheader").first().textContent();
  await page.reload();
  await expect(table.getByRole("rowheader").first()).toHaveText(first ?? "");
  await page.goBack();
  await expect(page).not.toHaveURL(/o=20/);
  await page.getByRole("button", { name: "Filter", exact: false }).first().click();
  await page.getByRole("dialog").getByText("Canceled", { exact: true }).click();
  await expect(page).toHaveURL(/status=r%2Cc/);
  await expect(page).not.toHaveURL(/o=/);
});

test("bulk actions show the specification's texts", async ({ page }) => {
  await signIn(page);
  await openList(page, "messages/table/", "Conversations");
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText("No Messages Selected")).toBeVisible();
  await expect(page.getByText("You must select one or more items below.")).toBeVisible();

  const table = await openList(page, "sources/", "Sources");
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(page.getByText("No Items Selected")).toBeVisible();
  const box = table.getByRole("checkbox").nth(1);
  await box.check({ force: true });
  await page.getByRole("toolbar").getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Items Updated")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
});

test("many rows are changed together, and back", async ({ page }) => {
  await signIn(page);
  const table = await openList(page, "taxes/", "Taxes");
  for (const place of [1, 2]) await table.getByRole("checkbox").nth(place).check({ force: true });
  await page.getByRole("toolbar").getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit 2 items" });
  await dialog.getByRole("button", { name: "Field" }).click();
  await page.getByRole("option", { name: "Applies to fees" }).click();
  await expectAccessible(page);
  await dialog.getByText("Applies to fees", { exact: true }).last().click();
  await dialog.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByText("Items Updated")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
});

/** Creates more sources than one page of a response holds; returns the name they share. */
async function manySources(page: Page, count: number): Promise<string> {
  const name = `Fair ${unique()}`;
  const headers = await credentials(page);
  for (let number = 1; number <= count; number++) {
    const answer = await page.request.post("/api/v2/source/", {
      data: { name: `${name} ${number}` },
      headers,
    });
    expect(answer.status()).toBe(201);
  }
  return name;
}

test("all matching rows are selected, changed and deleted together", { tag: "@phone" }, async ({
  page,
  viewport,
}) => {
  test.slow();
  const count = 105;
  await signIn(page);
  const name = await manySources(page, count);
  const table = await openList(page, `sources/?query=${encodeURIComponent(name)}`, "Sources");
  const toolbar = page.getByRole("toolbar");
  const offer = toolbar.getByRole("button", { name: `Select all ${count} that match` });
  const boxes = table.getByRole("checkbox");
  await boxes.nth(1).check({ force: true });
  // On a phone a page cannot be selected, so the first row is enough.
  if ((viewport?.width ?? 0) > 767) {
    await expect(offer).toHaveCount(0);
    await boxes.first().check({ force: true });
    await expect(toolbar.getByText("20 selected")).toBeVisible();
  }
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await offer.focus();
  await page.keyboard.press("Enter");
  await expect(toolbar.getByText(`${count} selected`)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(toolbar).toBeFocused();

  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/o=20/);
  await expect(toolbar.getByText(`${count} selected`)).toBeVisible();
  const paused = async () => {
    const answer = await page.request.get("/api/v2/source/", {
      params: { search: name, state_status: "p", limit: 1 },
    });
    return (await answer.json()).count;
  };
  await toolbar.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Items Updated")).toBeVisible();
  await expect(toolbar).toHaveCount(0);
  expect(await paused()).toBe(count);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(paused).toBe(0);

  await boxes.nth(1).check({ force: true });
  if ((viewport?.width ?? 0) > 767) await boxes.first().check({ force: true });
  await offer.click();
  await toolbar.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: `Delete: ${count} items?` });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No results")).toBeVisible();
});

test("an export is a file with the rows of the list", async ({ page }) => {
  await signIn(page);
  await openList(page, "properties/", "Homes");
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toMatch(/^property-\d{4}-\d\d-\d\d\.csv$/);
});

test("a modal in the address opens and is removed from it; a group is created, changed and deleted", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/account/property-groups/?modal=create");
  const drawer = page.getByRole("dialog", { name: "New group" });
  const name = `Journey ${unique()}`;
  await drawer.getByLabel("Name").fill(name);
  await expect(page).not.toHaveURL(/modal/);
  await drawer.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Created", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("link", { name }).click();
  await expectAccessible(page);
  await page.getByLabel("Name").first().fill(`${name} anew`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} anew`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/account\/property-groups\/$/);
});

test("a read-only user sees no actions", async ({ page }) => {
  await signIn(page, OWNER.replace("owner", "viewer"));
  await openList(page, "properties/", "Homes");
  await expect(page.getByRole("button", { name: "New" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});
