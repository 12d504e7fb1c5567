// Attachments: the owner sends a picture and a document, the guest views both and replies with a picture; invalid files are refused
// before uploading.
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/account";
import { Booker, CARDS, rowOf } from "../support/booking";
import { paper, picture } from "../support/files";
import { expect, expectAccessible, test } from "../support/site";

const SITE = "harbor-pine";
const TOO_LARGE = 10 * 1024 * 1024 + 1;
/** Starts like a JPEG but is invalid. */
const BROKEN = Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0]);

const attached = (page: Page) => page.getByRole("list", { name: "Attached files" });

/** Waits until the picture has loaded, not only its frame. */
async function expectShown(link: Locator) {
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test("owner and guest send each other pictures and a document", async ({ page, browser }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: SITE, slot: 56 });
  await guest.bookAtOnce(SITE, quote, CARDS.good);
  await page.getByLabel("Your message").fill("How do we get in?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "How do we get in?" })).toBeVisible();
  const { reservation } = await guest.reload(quote);

  const context = await browser.newContext({
    baseURL: process.env.CASITA_URL,
    viewport: page.viewportSize(),
    locale: "en-US",
    reducedMotion: "reduce",
  });
  const ownerPage = await context.newPage();
  await signIn(ownerPage);
  await ownerPage.goto(`/account/reservations/${rowOf(reservation)}/`);
  await ownerPage.getByRole("link", { name: "Open in inbox" }).click();
  const talk = ownerPage.getByRole("region", { name: "Conversation" });
  // The reservation's page, still visible for a moment, has a conversation too, but no templates.
  await expect(talk.getByRole("button", { name: "Template" })).toBeVisible();
  await talk
    .locator("input[type=file]")
    .setInputFiles([await picture(ownerPage, "door.jpg"), paper("house-rules.pdf")]);
  await expect(attached(ownerPage).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(ownerPage);
  await ownerPage.getByRole("textbox", { name: "Your reply" }).fill("By the green door.");
  await ownerPage.getByRole("button", { name: "Send", exact: true }).click();
  await expectShown(talk.getByRole("link", { name: "door.jpg, opens in a new tab" }));
  await expect(attached(ownerPage)).toHaveCount(0);
  await expect(ownerPage.getByRole("textbox", { name: "Your reply" })).toHaveValue("");
  await expectAccessible(ownerPage);

  const door = page.getByRole("link", { name: "door.jpg, opens in a new tab" });
  await expect(page.getByText("By the green door.")).toBeVisible();
  await expectShown(door);
  const tab = page.waitForEvent("popup");
  await door.click();
  await (await tab).close();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download house-rules\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("house-rules.pdf");

  await page.locator("input[type=file]").setInputFiles([await picture(page, "arrived.jpg", "coral")]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expectShown(page.getByRole("link", { name: "arrived.jpg, opens in a new tab" }));
  await expect(attached(page)).toHaveCount(0);
  await expectAccessible(page);
  // Without reloading, and no text repeats the picture's name.
  await expectShown(talk.getByRole("link", { name: "arrived.jpg, opens in a new tab" }));
  await expect(talk.getByText("arrived.jpg", { exact: true })).toHaveCount(0);
  await context.close();
});

test("invalid files are refused with the reason, and the rest stays", async ({ page }) => {
  await signIn(page);
  await page.goto("/account/messages/");
  await page.getByRole("list", { name: "Inbox" }).getByRole("link").first().click();
  const field = page.getByRole("textbox", { name: "Your reply" });
  await field.fill("Have a look.");
  const choice = page.locator("input[type=file]");
  const alert = page.getByRole("alert");

  await choice.setInputFiles([
    paper("plan.pdf"),
    { name: "tour.mp4", mimeType: "video/mp4", buffer: Buffer.from("film") },
    { name: "large.txt", mimeType: "text/plain", buffer: Buffer.alloc(TOO_LARGE, "a") },
  ]);
  await expect(alert).toContainText("tour.mp4 was not attached.");
  await expect(alert).toContainText("large.txt is larger than 10 MB");
  await expect(attached(page).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);

  await choice.setInputFiles(["a", "b", "c", "d", "e"].map((name) => paper(`${name}.pdf`)));
  await expect(alert).toHaveText("A message takes at most 5 files. Not attached: e.pdf.");
  await expect(attached(page).getByRole("listitem")).toHaveCount(5);

  for (const name of ["plan", "a", "b", "c", "d"])
    await page.getByRole("button", { name: `Remove ${name}.pdf` }).click();
  await expect(page.getByRole("button", { name: "Attach files" })).toBeFocused();

  // Only the server checks the content of a file.
  await choice.setInputFiles([{ name: "view.jpg", mimeType: "image/jpeg", buffer: BROKEN }]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(alert).toBeVisible();
  await expect(field).toHaveValue("Have a look.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove view.jpg" }).click();
  await field.clear();
});
