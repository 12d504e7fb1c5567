// Test setup: the account area against a mock server.
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { toasts } from "@/ui/overlay/toast-queue";
import { App } from "./app";

const permissions = ["read", "reservations", "messages", "properties", "settings", "users"];
export const session = {
  user: { key: "u1", email: "maya@example.test", first_name: "Maya", last_name: "Lind", language: "en" },
  account: { id: 1, name: "Harbor & Pine", currency: { code: "USD", symbol: "$" }, time_zone: "UTC" },
  role: "owner",
  permissions,
  accounts: [],
  groups: null,
  impersonated_by: null,
  first_run: false,
  setup_code: false,
  sign_up_by_letter: false,
  demo_offer: false,
  shows_letters: false,
  sign_up: true,
  demo: null,
};

type Answer = (request: Request, url: URL) => unknown;

const seen: string[] = [];
export const calls = (start: string) => seen.filter((call) => call.startsWith(start));
/** Responses by method and path. Each test starts with those that most screens need. */
export const answers: Record<string, Answer> = {};

export const thread = {
  key: "t1",
  uri: "/t1/",
  guest_name: "Ada",
  guest_email: "ada@example.test",
  guest_phone: "",
  subject: "Gull House",
  property: null,
  property_name: "Gull House",
  quote: null,
  reservation: null,
  last_snippet: "Is there a cot?",
  last_message_at: "2027-01-01T10:00:00Z",
  unread: 1,
  state_status: "a",
};

export const source = (number: number) => ({
  key: `s${number}`,
  uri: `/api/v2/source/s${number}/`,
  name: `Source ${number}`,
  state_status: "a",
  updated_at: "2027-01-01T10:00:00Z",
});

export const page = (rows: unknown[], count = rows.length) => ({
  results: rows,
  count,
  next: null,
  previous: null,
  limit: 20,
  offset: 0,
});

beforeEach(() => {
  seen.length = 0;
  for (const call of Object.keys(answers)) delete answers[call];
  Object.assign(answers, {
    "GET /api/v2/session/": () => session,
    "GET /api/v2/source/": (_request: Request, url: URL) =>
      page([source(1 + Number(url.searchParams.get("offset"))), source(2)], 90),
    "GET /api/v2/thread/": () => page([thread]),
    "GET /api/v2/profile/lists/": () => ({}),
  });
  vi.stubGlobal(
    "EventSource",
    class {
      close() {}
    },
  );
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    seen.push(`${request.method} ${url.pathname}${url.search}`);
    const answer = answers[`${request.method} ${url.pathname}`];
    if (!answer) return Response.json({ code: "not_found", detail: "Nothing.", data: {} }, { status: 404 });
    const body = await answer(request, url);
    return body instanceof Response ? body : Response.json(body);
  });
  localStorage.clear();
});
afterEach(() => act(() => toasts.clear()));

export async function open(address: string) {
  history.replaceState(null, "", address);
  render(<App />);
  return userEvent.setup();
}
