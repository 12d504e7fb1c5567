import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Thread } from "../../api-types";
import { Composer } from "./composer";

const thread = { key: "t1", guest_name: "Ada", reservation: null } as Thread;

const template = { key: "m1", name: "May", subject: "For {{guest_first_name}}", body: "…", is_offer: true };

const REFUSED = { is_offer: ["This guest wants no offers."] };

let sent: unknown[] = [];
let refusals = 0;

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/preview/"))
    return Response.json({ subject: "For Ada", body: "Come back in May.", missing: [] });
  if (request.method === "GET") return Response.json({ results: [template], total_count: 1 });
  sent.push(await request.json());
  return refusals-- > 0 ? Response.json(REFUSED, { status: 400 }) : Response.json({}, { status: 201 });
}

async function withOffer() {
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <Composer thread={thread} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Template" }));
  const dialog = await screen.findByRole("dialog", { name: "Choose a template" });
  await within(dialog).findByText("Come back in May.");
  await user.click(within(dialog).getByRole("button", { name: "Insert" }));
  return { user, view };
}

const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
const subject = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Subject" });
const send = () => screen.getByRole("button", { name: "Send" });

beforeEach(() => {
  localStorage.clear();
  sent = [];
  refusals = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation((input) => answer(input as Request));
});

test("a template brings its subject, which is sent with the words and is gone afterwards", async () => {
  const { user } = await withOffer();
  expect([text().value, subject()?.value]).toEqual(["Come back in May.", "For Ada"]);
  expect(screen.getByText("Marketing message")).toBeTruthy();
  await user.type(subject() as HTMLInputElement, "!{Enter}");
  expect(sent).toEqual([]);
  await user.click(send());
  await waitFor(() => expect(text().value).toBe(""));
  expect(sent).toEqual([{ thread: "t1", body: "Come back in May.", subject: "For Ada!", is_offer: true }]);
  expect(subject()).toBeNull();
  expect(screen.queryByText("Marketing message")).toBeNull();
});

test("what a template brought survives a reload, and goes with its words", async () => {
  const { user, view } = await withOffer();
  view.unmount();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Composer thread={thread} />
    </QueryClientProvider>,
  );
  expect(subject()?.value).toBe("For Ada");
  await user.click(screen.getByRole("button", { name: "Remove Subject" }));
  expect(subject()).toBeNull();
  expect(screen.getByText("Marketing message")).toBeTruthy();
  await user.clear(text());
  expect(screen.queryByText("Marketing message")).toBeNull();
});

test("a guest who wants no offers gets none, and the words stay", async () => {
  refusals = 1;
  const { user } = await withOffer();
  await user.click(send());
  expect(
    await screen.findByText(/^This guest has unsubscribed from marketing messages\. Clear the text/),
  ).toBeTruthy();
  expect(text().value).toBe("Come back in May.");
  await user.clear(text());
  expect(screen.queryByText(/wants no offers/)).toBeNull();
});
