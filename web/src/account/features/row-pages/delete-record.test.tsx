import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { DeleteRecord } from "./delete-record";

const navigate = vi.fn();
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => navigate }));

const HOME = { key: "h1", uri: "", name: "Gull House", state_status: "p" };

let asked: URL[];
let patched: unknown[];
let staysAhead: number;
let isNeeded: boolean;

/** A mock server that keeps deleted rows if bookings need them. */
beforeEach(() => {
  asked = [];
  patched = [];
  staysAhead = 0;
  isNeeded = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    if (request.method === "DELETE") return new Response(null, { status: 204 });
    if (request.method === "PATCH") {
      patched.push(await request.json());
      return Response.json(HOME);
    }
    asked.push(url);
    if (url.pathname.includes("reservation"))
      return Response.json({ results: [], count: staysAhead, next: null, previous: null });
    if (isNeeded) return Response.json({ ...HOME, state_status: "d" });
    return Response.json({ code: "not_found", detail: "Nothing.", data: {} }, { status: 404 });
  });
});
afterEach(() => act(() => toasts.clear()));

async function open(resource: "property" | "listing-rate", row: object = HOME) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteRecord resource={resource} row={row as never} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  return screen.findByRole("alertdialog");
}

async function confirm() {
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(1));
  return toastQueue.visibleToasts[0]?.content.action;
}

test("the stays that are still to come are counted before a home is deleted", async () => {
  staysAhead = 3;
  const dialog = await open("property");
  await waitFor(() => expect(dialog.textContent).toContain("3 upcoming stays are booked here"));
  const query = asked[0]?.searchParams;
  expect(query?.get("property")).toBe("h1");
  expect(query?.get("status__in")).toBe("o,r,t");
  expect(query?.get("check_out__gte")).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("nothing is said of stays where there are none", async () => {
  const dialog = await open("property");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(dialog.textContent).not.toContain("still to come");
});

test("what is kept as deleted says so, and Undo gives it the state that it had", async () => {
  isNeeded = true;
  const dialog = await open("property");
  expect(dialog.textContent).toContain("kept as deleted");
  expect(dialog.textContent).not.toContain("cannot be undone");
  const undo = await confirm();
  act(() => undo?.run());
  await waitFor(() => expect(patched).toEqual([{ state_status: "p" }]));
});

test("what is gone offers no way back", async () => {
  await open("property");
  expect(await confirm()).toBeUndefined();
});

test("what has no state is gone for good, and says so", async () => {
  const dialog = await open("listing-rate", { key: "r1", uri: "", name: "Summer" });
  expect(dialog.textContent).toContain("This cannot be undone.");
  expect(await confirm()).toBeUndefined();
  expect(asked).toEqual([]);
});
