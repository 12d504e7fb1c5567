// The inbox: a guest's message appears at once, is answered with a template and archived with the specification's texts; a message
// is scheduled and canceled.
import { OWNER, signIn } from "../support/account";
import { inquirer } from "../support/inquirer";
import { expect, expectAccessible, test } from "../support/site";

const SITE = "harbor-pine";

test(
  "a guest's message appears at once, and is answered with a template",
  { tag: "@phone" },
  async ({ page, browser }, info) => {
    const name = `Ada${info.project.name.replace(/\W/g, "")}`;
    const { write } = await inquirer(browser, info, { site: SITE, slot: 60, name });
    await signIn(page);
    await page.goto("/account/messages/");
    await expect(page.getByRole("list", { name: "Inbox" })).toBeVisible();
    await expectAccessible(page);
    // Without reloading.
    await write("Is there a cot for the little one?");
    const row = page.getByRole("listitem").filter({ hasText: `${name} Writes` });
    await expect(row.getByText("1 unread message")).toBeAttached();
    await row.getByRole("link").click();
    const said = page.getByRole("region", { name: "Messages", exact: true });
    await expect(said.getByText("Is there a cot for the little one?")).toBeVisible();
    await write("And a high chair?");
    await expect(said.getByText("And a high chair?")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Template" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose a template" });
    await dialog.getByRole("button", { name: "Late check-out" }).click();
    await expect(dialog.getByText(`Hello ${name},`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Insert" }).click();
    const field = page.getByRole("textbox", { name: "Your reply" });
    await expect(field).toHaveValue(new RegExp(`^Hello ${name},`));
    await field.press("Control+Enter");
    await expect(said.getByText("you are welcome to stay until one o'clock")).toBeVisible();
    await expect(field).toHaveValue("");

    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await expect(page.getByText("Messages Archived")).toBeVisible();
    await expect(said.getByText("And a high chair?")).toBeHidden();
  },
);

test("a scheduled message is canceled before it is sent", async ({ page, browser }, info) => {
  const name = `Ben${info.project.name.replace(/\W/g, "")}`;
  const { write } = await inquirer(browser, info, { site: SITE, slot: 64, name });
  await write("When may we arrive?");
  await signIn(page, OWNER.replace("owner", "agent"));
  await page.goto(`/account/messages/?query=${name}`);
  await page.getByRole("link", { name: /When may we arrive/ }).click();
  await page.getByRole("textbox", { name: "Your reply" }).fill("From four o'clock.");
  await page.getByRole("button", { name: "Send later" }).click();
  const dialog = page.getByRole("dialog", { name: "Send later" });
  await expect(dialog.getByRole("button", { name: /Tomorrow morning/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Schedule" }).click();
  const later = page.getByRole("region", { name: "Scheduled" });
  await expect(later.getByText("From four o'clock.")).toBeVisible();
  await later.getByRole("button", { name: "Cancel sending" }).click();
  await expect(page.getByText("Message canceled")).toBeVisible();
  await expect(later).toHaveCount(0);
});

test("a template shows a preview while it is edited", async ({ page }) => {
  await signIn(page);
  await page.goto("/account/message-templates/");
  await page
    .getByRole("link", { name: /Late check-out/ })
    .first()
    .click();
  const body = page.getByRole("textbox", { name: "Text" });
  await body.fill("Dear ");
  await page.getByRole("button", { name: "Insert First name" }).click();
  await expect(body).toHaveValue("Dear {{guest_first_name}}");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Dear Emma")).toBeVisible();
  await body.fill("Dear {{somebody}}");
  await expect(preview.getByRole("alert")).toContainText("There is no variable {{somebody}}.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard" }).click();
});
