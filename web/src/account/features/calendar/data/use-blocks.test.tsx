import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toasts } from "@/ui/overlay/toast-queue";
import { dayOfIso } from "../grid/viewport/day-number";
import { type Entry, type Home, isMovable } from "./api-types";
import { changedHome } from "./optimistic-block";
import { type Homes, homeQuery } from "./queries";
import { useBlocks } from "./use-blocks";

const FIRST = dayOfIso("2027-03-01");
const span = (start: number, end: number) => ({ start: FIRST + start, end: FIRST + end });

const painting: Entry = {
  key: "b1",
  kind: "block",
  start: "2027-03-02",
  end: "2027-03-04",
  title: "Painting",
  blocking: true,
  conflict: false,
  guests: 0,
  locked: false,
};

const home: Home = {
  key: "h1",
  name: "Gull House",
  city: "",
  state_status: "a",
  units: 1,
  events: [painting],
  closed: ["past_date", "overlap", "overlap", null, null, "min_stay"],
  prices: [1, 1, 1, 1, 1, 1],
  min_nights: [1, 1, 1, 1, 1, 1],
};

const { queryKey } = homeQuery("h1", FIRST, 6);
let client: QueryClient;
let sent: string[];
let answer: (response: Response) => void;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Homes>(queryKey, { results: [home, { ...home, key: "h2" }], count: 2, start: 0 });
  sent = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    sent.push(`${request.method} ${await request.text()}`);
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  toasts.clear();
});

const shown = (key = "h1") =>
  client.getQueryData<Homes>(queryKey)?.results.find((other) => other.key === key) as Home;
const bars = () => shown().events.map(({ title, start, end }) => `${title} ${start} ${end}`);

const blocks = () =>
  renderHook(useBlocks, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result.current;

const answered = async (response: Response) => {
  await waitFor(() => expect(sent).not.toEqual([]));
  await act(async () => answer(response));
};

describe("a block that is dragged", () => {
  it("stays where it was dropped, before the server has answered and after", async () => {
    const does = blocks();
    act(() => does.move("h1", painting, span(3, 5)));
    await waitFor(() => expect(bars()).toEqual(["Painting 2027-03-04 2027-03-06"]));
    expect(shown().closed).toEqual(["past_date", null, null, "overlap", "overlap", "min_stay"]);
    expect(shown("h2").events).toEqual([painting]);
    await answered(Response.json({ key: "b1" }));
    expect(sent).toEqual(['PATCH {"start_date":"2027-03-04","end_date":"2027-03-05"}']);
    expect(bars()).toEqual(["Painting 2027-03-04 2027-03-06"]);
  });

  it("goes back when the nights are taken", async () => {
    const does = blocks();
    act(() => does.move("h1", painting, span(3, 5)));
    await waitFor(() => expect(bars()).toEqual(["Painting 2027-03-04 2027-03-06"]));
    await answered(Response.json({ code: "overlap", detail: "Taken.", data: {} }, { status: 409 }));
    await waitFor(() => expect(bars()).toEqual(["Painting 2027-03-02 2027-03-04"]));
    expect(shown().closed).toEqual(home.closed);
  });
});

describe("a block that is made", () => {
  it("is seen at once, and cannot be moved before the server knows it", async () => {
    const does = blocks();
    act(() => does.make("h1", span(3, 4), "Roof"));
    await waitFor(() => expect(bars()).toHaveLength(2));
    const roof = shown().events[1] as Entry;
    expect([roof.title, roof.start, roof.end]).toEqual(["Roof", "2027-03-04", "2027-03-05"]);
    expect(isMovable(roof, { calendar: true, reservations: true })).toBe(false);
    expect(shown().closed[3]).toBe("overlap");
  });

  it("is gone again when the server refuses", async () => {
    const does = blocks();
    act(() => does.make("h1", span(3, 4), "Roof"));
    await waitFor(() => expect(bars()).toHaveLength(2));
    await answered(Response.json({ start_date: ["Too late."] }, { status: 400 }));
    await waitFor(() => expect(bars()).toEqual(["Painting 2027-03-02 2027-03-04"]));
  });
});

it("a block that is removed is gone at once", async () => {
  const does = blocks();
  act(() => does.remove("h1", painting));
  await waitFor(() => expect(bars()).toEqual([]));
  expect(shown().closed).toEqual(["past_date", null, null, null, null, "min_stay"]);
});

it("which nights are taken is left to the server where several guests fit", () => {
  const change = { property: "h1", key: "b1", entry: null };
  expect(changedHome({ ...home, units: 2 }, FIRST, change).closed).toEqual(home.closed);
});
