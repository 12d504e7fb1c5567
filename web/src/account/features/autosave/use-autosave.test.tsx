import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Row } from "@/api/resource";
import { rowQuery } from "../resources";
import { useAutosave } from "./use-autosave";

interface Home extends Row {
  version: number;
  name: string;
  city: string;
}

const HOME: Home = { key: "h1", uri: "", version: 1, name: "Gull House", city: "Tern Harbor" };
const STALE = { code: "stale", detail: "Stale.", data: {} };

let stored: Home;
let sent: Partial<Home>[];
/** Number of requests that fail with a network error. */
let losses: number;
let answers: Promise<void>;

/** A mock server that checks versions and requires a name. */
beforeEach(() => {
  stored = HOME;
  sent = [];
  losses = 0;
  answers = Promise.resolve();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method !== "PATCH") return Response.json(stored);
    const { version, ...changes } = await request.json();
    sent.push(changes);
    await answers;
    if (losses-- > 0) throw new TypeError("Failed to fetch");
    if (changes.name === "") return Response.json({ name: ["Required."] }, { status: 400 });
    if (version !== stored.version) return Response.json(STALE, { status: 409 });
    stored = { ...stored, ...changes, version: stored.version + 1 };
    return Response.json(stored);
  });
});

function editing() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(rowQuery<Home>("property", HOME.key).queryKey, HOME);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const use = () => useAutosave("property", useQuery(rowQuery<Home>("property", HOME.key)).data ?? HOME);
  return renderHook(use, { wrapper });
}

type Editing = ReturnType<typeof editing>["result"];

async function change(home: Editing, values: Partial<Home>) {
  act(() => home.current.set(values));
  act(() => home.current.flush());
  await waitFor(() => expect(home.current.state).not.toBe("saving"));
}

test("what is typed is shown at once and saved when typing pauses, and only what differs is sent", async () => {
  const home = editing().result;
  act(() => home.current.set({ name: "Gull", city: HOME.city }));
  expect(home.current.values.name).toBe("Gull");
  expect(home.current.state).toBe("waiting");
  await waitFor(() => expect(home.current.state).toBe("saved"), { timeout: 4000 });
  expect(sent).toEqual([{ name: "Gull" }]);
});

test("the last save is taken back, and that too", async () => {
  const home = editing().result;
  expect(home.current.undo).toBeNull();
  await change(home, { name: "Gull" });
  await waitFor(() => expect(home.current.undo).not.toBeNull());
  act(() => home.current.undo?.());
  await waitFor(() => expect(stored.name).toBe("Gull House"));
  await waitFor(() => expect(home.current.values.name).toBe("Gull House"));
  act(() => home.current.undo?.());
  await waitFor(() => expect(stored.name).toBe("Gull"));
});

test("what the server finds wrong stands at its field and is not sent again until it changes", async () => {
  const home = editing().result;
  await change(home, { name: "" });
  const field = () => home.current.errors.field("name", () => undefined);
  await waitFor(() => expect(field().errorMessage).toBe("Required."));
  expect(home.current.state).toBe("failed");
  expect(home.current.error).toBeNull();
  act(() => home.current.flush());
  expect(sent).toHaveLength(1);
  await change(home, { name: "Gull" });
  await waitFor(() => expect(stored.name).toBe("Gull"));
});

test("what others changed elsewhere in the row stays", async () => {
  stored = { ...HOME, version: 5, city: "Agate Cove" };
  const home = editing().result;
  await change(home, { name: "Gull" });
  await waitFor(() => expect(stored).toMatchObject({ name: "Gull", city: "Agate Cove", version: 6 }));
});

test("what both changed is for the later one to decide, and the rest of the typing is kept", async () => {
  stored = { ...HOME, version: 5, name: "Heron House" };
  const home = editing().result;
  await change(home, { name: "Gull", city: "Agate Cove" });
  await waitFor(() => expect(home.current.conflict?.fields).toEqual(["name"]));
  act(() => home.current.takeTheirs());
  expect(home.current.values).toMatchObject({ name: "Heron House", city: "Agate Cove" });
  act(() => home.current.flush());
  await waitFor(() => expect(stored).toMatchObject({ name: "Heron House", city: "Agate Cove" }));
});

test("leaving the screen saves what is typed", async () => {
  const { result, unmount } = editing();
  act(() => result.current.set({ name: "Gull" }));
  unmount();
  await waitFor(() => expect(stored.name).toBe("Gull"));
});

/** Delays the server's responses until it is released. */
function slowly() {
  let release = () => {};
  answers = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

test("leaving while a save is under way saves what was typed since, and what is on its way only once", async () => {
  const { result, unmount } = editing();
  const release = slowly();
  act(() => result.current.set({ name: "Gull" }));
  act(() => result.current.flush());
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => result.current.set({ city: "Agate Cove" }));
  unmount();
  release();
  await waitFor(() => expect(stored).toMatchObject({ name: "Gull", city: "Agate Cove" }));
  expect(sent).toEqual([{ name: "Gull" }, { city: "Agate Cove" }]);
});

test("leaving while a save is under way that then fails sends all of it again", async () => {
  const { result, unmount } = editing();
  const release = slowly();
  losses = 1;
  act(() => result.current.set({ name: "Gull" }));
  act(() => result.current.flush());
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => result.current.set({ city: "Agate Cove" }));
  unmount();
  release();
  await waitFor(() => expect(stored).toMatchObject({ name: "Gull", city: "Agate Cove" }));
});

test("leaving after a save that did not get through tries once more", async () => {
  const { result, unmount } = editing();
  losses = 1;
  await change(result, { name: "Gull" });
  await waitFor(() => expect(result.current.state).toBe("failed"));
  unmount();
  await waitFor(() => expect(stored.name).toBe("Gull"));
});

test("leaving after the server found something wrong does not send it again", async () => {
  const { result, unmount } = editing();
  await change(result, { name: "" });
  await waitFor(() => expect(result.current.state).toBe("failed"));
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

test("the browser asks before it leaves as long as something is not saved, also once the screen is gone", async () => {
  const isAsking = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { result, unmount } = editing();
  expect(isAsking()).toBe(false);
  const release = slowly();
  act(() => result.current.set({ name: "Gull" }));
  expect(isAsking()).toBe(true);
  act(() => result.current.flush());
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => result.current.set({ city: "Agate Cove" }));
  unmount();
  await waitFor(() => expect(isAsking()).toBe(true));
  release();
  await waitFor(() => expect(stored.city).toBe("Agate Cove"));
  await waitFor(() => expect(isAsking()).toBe(false));
});
