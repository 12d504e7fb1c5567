import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Attachment } from "@/api/attachments";
import { ApiError, parseProblem } from "@/api/errors";
import { upload } from "@/api/upload";
import { activateSite } from "@/i18n/site";
import { type FirstData, type Said, SiteProvider, siteOf } from "../site";
import { Conversation } from "./conversation";

vi.mock("@/api/upload");
vi.mock("./follow", () => ({ follow: () => () => {} }));

beforeAll(() => activateSite("en"));

const first = { base: "/s/lake", locale: "en", demo: false, site: { name: "Lake Houses" } };
const context = { property: "p", namespace: "lake", adults: 2, children: 0, pets: 0, smoker: false };
const guest = { first_name: "Ada", last_name: "L", email: "ada@example.com", phone: "" };

const deck: Attachment = { name: "deck.jpg", content_type: "image/jpeg", size: 900, width: 640, height: 420 };
const rules: Attachment = {
  name: "rules.pdf",
  content_type: "application/pdf",
  size: 9000,
  width: null,
  height: null,
};

const words = (key: string, message: string, attachments: Said["attachments"] = []): Said => ({
  key,
  author: "host",
  author_name: "Lake Houses",
  message,
  sent_at: "2027-01-01T10:00:00Z",
  attachments,
});

let said: Said[];
const posted: unknown[] = [];
let count = 0;

beforeEach(() => {
  count += 1;
  said = [];
  posted.length = 0;
  sessionStorage.clear();
  vi.mocked(upload).mockReset();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === "POST") posted.push(await request.json());
    return Response.json({ results: said });
  });
});

function show() {
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider value={siteOf(first as unknown as FirstData)}>
        <Conversation reservation={`0R${count}`} context={context} guest={guest} opening={null} />
      </SiteProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const attach = (...files: File[]) =>
    user.upload(view.container.querySelector("input[type=file]") as HTMLInputElement, files);
  return { user, attach };
}

const picture = () => new File(["abc"], "view.png", { type: "image/png" });
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const sendButton = () => screen.getByRole("button", { name: "Send message" });
const chosen = () => screen.queryByRole("list", { name: "Attached files" });

test("files are shown below the text, and instead of a text that only names them", async () => {
  said = [words("m1", "Here you are.", [deck, rules]), words("m2", "rules.pdf", [rules])];
  show();
  expect(await screen.findByText("Here you are.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "deck.jpg, opens in a new tab" });
  expect(link.getAttribute("href")).toBe("/websites/api/v2/message-file/m1/0");
  expect(
    screen
      .getAllByRole("link", { name: "Download rules.pdf, 9 kB" })
      .map((other) => other.getAttribute("href")),
  ).toEqual(["/websites/api/v2/message-file/m1/1", "/websites/api/v2/message-file/m2/0"]);
  expect(screen.getAllByText("rules.pdf")).toHaveLength(2);
});

test("a guest sends a picture without a text, and sees it", async () => {
  vi.mocked(upload).mockImplementation(async () => {
    said = [{ ...words("m1", "view.png", [{ ...deck, name: "view.png" }]), author: "guest" }];
    return said[0];
  });
  const { user, attach } = show();
  await attach(picture());
  await user.click(sendButton());
  expect(await screen.findByRole("link", { name: "view.png, opens in a new tab" })).toBeTruthy();
  expect(chosen()).toBeNull();
  const [path, { form }] = vi.mocked(upload).mock.lastCall as Parameters<typeof upload>;
  expect(path).toBe("/websites/api/v2/reservation-message/upload");
  expect([...form.keys()]).toEqual(["reservation", "file"]);
  expect(form.get("reservation")).toBe(`0R${count}`);
  expect(posted).toEqual([]);
});

test("a text alone is sent as before", async () => {
  const { user } = show();
  await user.click(sendButton());
  expect(screen.getByText("Please fill this in.")).toBeTruthy();
  await user.type(text(), "May we bring a tent?");
  await user.click(sendButton());
  await waitFor(() => expect(text().value).toBe(""));
  expect(posted).toEqual([{ ...context, ...guest, message: "May we bring a tent?" }]);
  expect(upload).not.toHaveBeenCalled();
});

test("a picture that the server refuses shows the reason, and nothing is lost", async () => {
  vi.mocked(upload).mockRejectedValue(new ApiError(parseProblem(400, { file: ["This is no picture."] })));
  const { user, attach } = show();
  await user.type(text(), "Look!");
  await attach(picture());
  await user.click(sendButton());
  expect(await within(chosen() as HTMLElement).findByText("This is no picture.")).toBeTruthy();
  expect(text().value).toBe("Look!");
  expect(text().getAttribute("aria-invalid")).not.toBe("true");
});
