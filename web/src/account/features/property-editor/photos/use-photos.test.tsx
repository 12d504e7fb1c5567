import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { usePhotos } from "./use-photos";

let stored: string[];
let deleted: string[];
let isRefusing: boolean;

beforeEach(() => {
  stored = ["a", "b", "c"];
  deleted = [];
  isRefusing = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { method, url } = input as Request;
    if (method === "DELETE") {
      const key = new URL(url).pathname.split("/").at(-2) ?? "";
      if (isRefusing) return Response.json({ code: "x", detail: "No.", data: {} }, { status: 409 });
      deleted.push(key);
      stored = stored.filter((other) => other !== key);
      return new Response(null, { status: 204 });
    }
    const results = stored.map((key, position) => ({ key, uri: "", position, state: "preparing" }));
    return Response.json({ results, count: results.length, next: null, previous: null });
  });
});
afterEach(() => act(() => toasts.clear()));

async function album() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => usePhotos("h1"), { wrapper });
  await waitFor(() => expect(hook.result.current.photos).toHaveLength(3));
  return { ...hook, keys: () => hook.result.current.photos.map(({ key }) => key) };
}

const notice = () => toastQueue.visibleToasts[0];

test("a deleted photo goes at once, and for good when the notice has gone", async () => {
  const { result, keys } = await album();
  act(() => result.current.remove("b"));
  expect(keys()).toEqual(["a", "c"]);
  expect(deleted).toEqual([]);
  act(() => toasts.close(notice()?.key ?? ""));
  await waitFor(() => expect(deleted).toEqual(["b"]));
  expect(keys()).toEqual(["a", "c"]);
});

test("an alert that clears all notices ends the time to take it back, too", async () => {
  const { result } = await album();
  act(() => result.current.remove("b"));
  act(() => toasts.clear());
  await waitFor(() => expect(deleted).toEqual(["b"]));
});

test("Undo brings it back to its place, and nothing is sent", async () => {
  const { result, keys, unmount } = await album();
  act(() => result.current.remove("b"));
  act(() => {
    notice()?.content.action?.run();
    toasts.clear();
  });
  expect(keys()).toEqual(["a", "b", "c"]);
  unmount();
  expect(deleted).toEqual([]);
});

test("leaving the page deletes what waits, and takes its notice along", async () => {
  const { result, unmount } = await album();
  act(() => result.current.remove("a"));
  act(() => result.current.remove("b"));
  act(() => unmount());
  await waitFor(() => expect(deleted).toEqual(["a", "b"]));
  expect(toastQueue.visibleToasts).toEqual([]);
});

test("closing the tab deletes what waits", async () => {
  const { result } = await album();
  act(() => result.current.remove("a"));
  act(() => void dispatchEvent(new Event("pagehide")));
  await waitFor(() => expect(deleted).toEqual(["a"]));
});

test("what the server does not delete is there again", async () => {
  const { result, keys } = await album();
  isRefusing = true;
  act(() => result.current.remove("b"));
  act(() => toasts.clear());
  await waitFor(() => expect(keys()).toEqual(["a", "b", "c"]));
});
