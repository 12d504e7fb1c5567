import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ReservationRow } from "../../data/api-types";
import { useNote } from "./use-note";

const ROW = { key: "r1", uri: "", version: 1, note: "Late" } as ReservationRow;
const STALE = { code: "stale", detail: "Stale.", data: {} };

let stored: ReservationRow;
const sent: unknown[] = [];

/** A mock server that checks versions. */
beforeEach(() => {
  stored = ROW;
  sent.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method !== "PATCH") return Response.json(stored);
    const body = await request.json();
    sent.push(body);
    if (body.version !== stored.version) return Response.json(STALE, { status: 409 });
    stored = { ...stored, note: body.note, version: stored.version + 1 };
    return Response.json(stored);
  });
});

function writing() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useNote(ROW), { wrapper }).result;
}

async function write(note: ReturnType<typeof writing>, text: string) {
  act(() => note.current.type(text));
  act(() => note.current.save());
  await waitFor(() => expect(note.current.state).not.toBe("saving"));
}

test("a note saves itself when typing pauses", async () => {
  const note = writing();
  act(() => note.current.type("Comes late"));
  await waitFor(() => expect(stored.note).toBe("Comes late"), { timeout: 3000 });
});

test("a change of something else does not keep it from being saved", async () => {
  stored = { ...ROW, version: 7 };
  await write(writing(), "Comes late");
  expect(stored).toMatchObject({ note: "Comes late", version: 8 });
});

test("somebody else's note is shown, and the writer decides", async () => {
  stored = { ...ROW, version: 7, note: "Very late" };
  const note = writing();
  await write(note, "Comes late");
  await waitFor(() => expect(note.current.theirs).toBe("Very late"));
  expect(stored.note).toBe("Very late");
  act(() => note.current.keepMine());
  await waitFor(() => expect(stored.note).toBe("Comes late"));
  expect(note.current.theirs).toBeNull();
});

test("or takes the other one", async () => {
  stored = { ...ROW, version: 7, note: "Very late" };
  const note = writing();
  await write(note, "Comes late");
  await waitFor(() => expect(note.current.theirs).toBe("Very late"));
  act(() => note.current.takeTheirs());
  expect(note.current.theirs).toBeNull();
  expect(sent).toHaveLength(1);
});
