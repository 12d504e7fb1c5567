import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { Tag } from "lucide-react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Row } from "@/api/resource";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { rowsQuery } from "../../resources";
import { callSetting, deleteRows } from "../actions/actions";
import { declareList } from "../declaration";
import { useBulk } from "./use-bulk";

interface Source extends Row {
  state_status: string;
}

const COUNT = 2300;
const rows: Source[] = Array.from({ length: COUNT }, (_, number) => ({
  key: `s${number}`,
  uri: "",
  state_status: "a",
}));
const sources = declareList<Source>({ resource: "source", icon: Tag, nameOf: ({ key }) => key, columns: [] });
const pause = callSetting<Source>("pause", null, { state_status: "p" });

let calls: { call: string; count: number }[];
/** Number of calls that succeed before the server refuses. */
let patience: number;
let client: QueryClient;
const onDone = vi.fn<(rows: readonly Source[]) => void>();

beforeEach(() => {
  calls = [];
  patience = Number.POSITIVE_INFINITY;
  client = new QueryClient();
  onDone.mockClear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    if (calls.length >= patience) return Response.json({ detail: "Not now.", code: 1 }, { status: 409 });
    const body: unknown = request.method === "DELETE" ? null : await request.json();
    const named = Array.isArray(body)
      ? body
      : ((body as { object_keys?: string[] } | null)?.object_keys ??
        url.searchParams.get("key__in")?.split(",") ??
        []);
    calls.push({ call: `${request.method} ${url.pathname}`, count: named.length });
    return Response.json({ updated: named.length, deleted: named.length, message: null });
  });
});

afterEach(() => toasts.clear());

const shown = () => toastQueue.visibleToasts.map(({ content }) => content);
const newest = () => shown()[0];

function bulk() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useBulk(sources, onDone), { wrapper }).result;
}

it("sends as many as the server takes at once, tells of all as of one, and takes all back", async () => {
  const { current } = bulk();
  act(() => current.mutate({ action: pause, rows }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(rows));
  const path = "POST /api/v2/source/pause/";
  expect(calls).toEqual([1000, 1000, 300].map((count) => ({ call: path, count })));
  expect(shown()).toHaveLength(1);
  expect(newest()?.title).toBe("Items Updated");

  act(() => newest()?.action?.run());
  await waitFor(() => expect(calls).toHaveLength(6));
  expect(calls.slice(3)).toEqual(
    [1000, 1000, 300].map((count) => ({ call: "PATCH /api/v2/source/", count })),
  );
});

it("deletes by addresses that are not too long", async () => {
  const { current } = bulk();
  act(() => current.mutate({ action: deleteRows<Source>(), rows: rows.slice(0, 600) }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(calls.map(({ count }) => count)).toEqual([250, 250, 100]);
  expect(newest()?.title).toBe("Items Updated");
});

it("says how far it came when a part is refused, and takes back just that", async () => {
  patience = 2;
  const listed = rowsQuery<Source>("source", { limit: 20 });
  const few = [rows[0], rows[COUNT - 1]] as Source[];
  client.setQueryData(listed.queryKey, {
    results: few,
    total_count: COUNT,
    next: null,
    previous: null,
    limit: 20,
    offset: 0,
  });
  const { current } = bulk();
  act(() => current.mutate({ action: pause, rows }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(rows.slice(0, 2000)));
  expect(shown().map(({ title }) => title)).toEqual(["2,000 of 2,300 done", "Not now."]);
  expect(newest()?.detail).toBe("The others are still selected.");
  const states = client.getQueryData(listed.queryKey)?.results.map(({ state_status }) => state_status);
  expect(states).toEqual(["p", "a"]);

  patience = Number.POSITIVE_INFINITY;
  act(() => newest()?.action?.run());
  await waitFor(() => expect(calls).toHaveLength(4));
  expect(calls.slice(2).map(({ count }) => count)).toEqual([1000, 1000]);
});

it("offers to take back the rest when that was refused on the way", async () => {
  const { current } = bulk();
  act(() => current.mutate({ action: pause, rows }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  patience = 4;
  act(() => newest()?.action?.run());
  await waitFor(() => expect(newest()?.title).toBe("1,000 of 2,300 undone"));

  patience = Number.POSITIVE_INFINITY;
  act(() => newest()?.action?.run());
  await waitFor(() => expect(calls).toHaveLength(6));
  expect(calls.slice(4).map(({ count }) => count)).toEqual([1000, 300]);
});

it("keeps everything selected when nothing could be done", async () => {
  patience = 0;
  const result = bulk();
  act(() => result.current.mutate({ action: pause, rows }));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(onDone).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});
