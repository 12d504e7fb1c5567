import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { type SignedIn, SignedInProvider } from "../../session";
import type { Rate } from "../data/api-types";
import { RatesTable } from "./rates-table";

const DOLLARS = { code: "USD", symbol: "$" };
const rateOf = (key: string, changes: Partial<Rate>) =>
  ({
    key,
    uri: "",
    listing: "l1",
    base_rate: false,
    repeat: true,
    start_date: "2027-06-01",
    end_date: "2027-08-31",
    week_night: 10_000,
    weekend_night: null,
    weekly: null,
    monthly: null,
    min_nights: 2,
    currency: DOLLARS,
    ...changes,
  }) as Rate;
const SUMMER = rateOf("s", { name: "Summer", weekend_night: 12_000 });
const WINTER = rateOf("w", {
  name: "Winter",
  start_date: "2027-12-01",
  end_date: "2027-12-31",
  min_nights: 4,
});

const FIELDS = {
  listing: { type: "reference", fixed: true },
  name: { type: "string" },
  base_rate: { type: "boolean" },
  start_date: { type: "date" },
  end_date: { type: "date" },
  repeat: { type: "boolean" },
  week_night: { type: "money" },
  weekend_night: { type: "money" },
  min_nights: { type: "integer" },
  currency: { type: "string", read_only: true },
};

let sent: [method: string, body: unknown][];

beforeEach(() => {
  sent = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === "OPTIONS") {
      const may = { create: true, update: true, delete: true };
      return Response.json({ fields: FIELDS, filters: [], orderings: [], actions: [], may });
    }
    const body = request.method === "DELETE" ? null : await request.json();
    sent.push([request.method, body]);
    return request.method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(body);
  });
});
afterEach(() => act(() => toasts.clear()));

function open() {
  const onAsk = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInProvider value={{ account: { currency: DOLLARS } } as SignedIn}>
        <RatesTable rates={[SUMMER, WINTER]} colors={new Map()} onAsk={onAsk} />
      </SignedInProvider>
    </QueryClientProvider>,
  );
  return { onAsk, user: userEvent.setup() };
}

const undo = () => act(() => toastQueue.visibleToasts[0]?.content.action?.run());

async function choose(user: ReturnType<typeof userEvent.setup>, name: string, act: string) {
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await user.click(screen.getByRole("button", { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: act }));
}

test("a copy begins with all of the rate but its name", async () => {
  const { onAsk, user } = open();
  await choose(user, "Summer", "Duplicate");
  expect(onAsk).toHaveBeenCalledWith({
    initial: {
      listing: "l1",
      name: "Copy of Summer",
      base_rate: false,
      start_date: "2027-06-01",
      end_date: "2027-08-31",
      repeat: true,
      week_night: 10_000,
      weekend_night: 12_000,
      min_nights: 2,
    },
  });
});

test("many rates change together, and go back to what each was", async () => {
  const { user } = open();
  await user.click(screen.getByRole("checkbox", { name: "Select Summer" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Winter" }));
  await user.click(screen.getByRole("button", { name: "Bulk edit" }));
  await user.click(await screen.findByRole("button", { name: "Update 2 rates" }));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        "PATCH",
        [
          { key: "s", uri: "", week_night: 11_000, weekend_night: 13_200 },
          { key: "w", uri: "", week_night: 11_000 },
        ],
      ],
    ]),
  );
  await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(1));
  undo();
  await waitFor(() =>
    expect(sent.at(-1)).toEqual([
      "PATCH",
      [
        { key: "s", uri: "", week_night: 10_000, weekend_night: 12_000 },
        { key: "w", uri: "", week_night: 10_000 },
      ],
    ]),
  );
});

test("a deleted rate is made again as it was", async () => {
  const { user } = open();
  await choose(user, "Winter", "Delete");
  await waitFor(() => expect(toastQueue.visibleToasts).toHaveLength(1));
  undo();
  await waitFor(() => expect(sent.map(([method]) => method)).toEqual(["DELETE", "POST"]));
  expect(sent.at(-1)?.[1]).toMatchObject({
    listing: "l1",
    name: "Winter",
    week_night: 10_000,
    min_nights: 4,
  });
});
