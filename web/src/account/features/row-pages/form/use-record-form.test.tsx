import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { FormEvent, ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RowOf } from "@/api/rows";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { rowQuery } from "../../resources";
import { draftOf } from "./drafts";
import { useRecordForm } from "./use-record-form";
import { useSaveRecord } from "./use-save-record";

type Promotion = Pick<RowOf<"promotion">, "key" | "uri" | "version" | "code" | "currency" | "terms">;

const ROW: Promotion = {
  key: "p1",
  uri: "",
  version: 3,
  code: "SPRING",
  currency: { code: "EUR", symbol: "€" },
  terms: "",
};

let stored: Promotion;
let sent: Record<string, unknown>[];
let answers: Promise<void>;

/** A mock server that trims text. */
beforeEach(() => {
  sessionStorage.clear();
  stored = ROW;
  sent = [];
  answers = Promise.resolve();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method !== "PATCH") return Response.json(stored);
    const { version: _, ...changes } = await request.json();
    sent.push(changes);
    await answers;
    if (changes.code === "") return Response.json({ code: ["Required."] }, { status: 400 });
    stored = { ...stored, ...changes, version: stored.version + 1 };
    stored.code = stored.code.trim();
    return Response.json(stored);
  });
});
afterEach(() => act(() => toasts.clear()));

function editing() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(rowQuery<Promotion>("promotion", ROW.key).queryKey, stored);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const row = useQuery(rowQuery<Promotion>("promotion", ROW.key)).data ?? ROW;
      const form = useRecordForm({ ...row }, draftOf("promotion", row));
      return { form, save: useSaveRecord("promotion", row, form) };
    },
    { wrapper },
  );
}

type Editing = ReturnType<typeof editing>["result"];

const type = (page: Editing, name: string, value: unknown) => act(() => page.current.form.set(name, value));
const submit = (page: Editing) =>
  act(() => page.current.save.submit({ preventDefault: () => {} } as FormEvent));
const saved = (page: Editing) => waitFor(() => expect(page.current.save.isPending).toBe(false));

test("what was typed is there again after leaving, and says so until it is saved", async () => {
  const first = editing();
  type(first.result, "code", "SUMMER ");
  first.unmount();
  const { result } = editing();
  expect(result.current.form.values.code).toBe("SUMMER ");
  expect(result.current.form.restored?.changedSince).toEqual([]);
  submit(result);
  await waitFor(() => expect(result.current.form.values.code).toBe("SUMMER"));
  await waitFor(() => expect(result.current.form.isChanged).toBe(false));
  expect(sent).toEqual([{ code: "SUMMER " }]);
  expect(editing().result.current.form.restored).toBeNull();
});

test("what was typed stays after an error", async () => {
  const first = editing();
  type(first.result, "code", "");
  type(first.result, "terms", "For regulars");
  submit(first.result);
  await waitFor(() =>
    expect(first.result.current.form.errors.field("code", () => {}).errorMessage).toBe("Required."),
  );
  first.unmount();
  expect(editing().result.current.form.values).toMatchObject({ code: "", terms: "For regulars" });
});

test("thrown away, it does not come back", () => {
  const first = editing();
  type(first.result, "code", "SUMMER");
  first.unmount();
  const second = editing();
  act(() => second.result.current.form.reset());
  expect(second.result.current.form.values.code).toBe("SPRING");
  second.unmount();
  expect(editing().result.current.form.isChanged).toBe(false);
});

test("what somebody else has changed since is named, and nothing typed is dropped for it", () => {
  const first = editing();
  type(first.result, "code", "SUMMER");
  type(first.result, "terms", "For regulars");
  first.unmount();
  stored = { ...ROW, version: 4, code: "AUTUMN" };
  const { form } = editing().result.current;
  expect(form.values).toMatchObject({ code: "SUMMER", terms: "For regulars" });
  expect(form.restored?.changedSince).toEqual(["code"]);
});

test("what somebody else has typed just so is no draft any more", () => {
  const first = editing();
  type(first.result, "code", "SUMMER");
  first.unmount();
  stored = { ...ROW, version: 4, code: "SUMMER" };
  expect(editing().result.current.form.restored).toBeNull();
});

test("what is typed while a save is under way stays, and only that", async () => {
  const { result, unmount } = editing();
  let release = () => {};
  answers = new Promise((resolve) => {
    release = resolve;
  });
  type(result, "code", "SUMMER");
  submit(result);
  await waitFor(() => expect(sent).toHaveLength(1));
  type(result, "terms", "For regulars");
  release();
  await saved(result);
  await waitFor(() => expect(result.current.form.changes).toEqual({ terms: "For regulars" }));
  unmount();
  expect(editing().result.current.form.changes).toEqual({ terms: "For regulars" });
});

test("a save is taken back: what stood there is sent as it is said", async () => {
  const { result } = editing();
  type(result, "code", "SUMMER");
  type(result, "currency", "USD");
  submit(result);
  await saved(result);
  act(() => toastQueue.visibleToasts[0]?.content.action?.run());
  await waitFor(() => expect(sent.at(-1)).toEqual({ code: "SPRING", currency: "EUR" }));
  await waitFor(() => expect(result.current.form.values.code).toBe("SPRING"));
});
