import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Row } from "@/api/resource";
import { BulkBar } from "./bulk-bar";
import { useMatching } from "./use-matching";
import { useSelectedRows } from "./use-selected-rows";

const PAGE = 100;
const keyOf = (number: number) => ({ key: `s${number}`, uri: "" });
const shown = Array.from({ length: 20 }, (_, number) => keyOf(number));

let total: number;
let offsets: number[];
/** The page at this offset never arrives. */
let stuckAt: number | null;

beforeEach(() => {
  total = 230;
  offsets = [];
  stuckAt = null;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { url, signal } = input as Request;
    const { searchParams } = new URL(url);
    const offset = Number(searchParams.get("offset") ?? 0);
    offsets.push(offset);
    if (offset === stuckAt)
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const length = Math.min(PAGE, Math.max(total - offset, 0));
    const results = Array.from({ length }, (_, place) => keyOf(offset + place));
    return Response.json({ results, count: total, limit: PAGE, offset, next: null, previous: null });
  });
});

function List({ query = "" }: { query?: string }) {
  const { selection, setSelection, clear, add } = useSelectedRows<Row>(shown, { filters: {}, query });
  const matching = useMatching<Row>({
    resource: "source",
    query: { search: query },
    isNothingSelected: selection.size === 0,
    onFound: add,
  });
  return (
    <>
      <button type="button" onClick={() => setSelection(selection.all(shown))}>
        Page
      </button>
      {selection.size > 0 && (
        <BulkBar
          actions={[{ name: "pause", icon: null, press: () => {} }]}
          count={selection.size}
          isPending={false}
          onClear={clear}
          more={{
            matching,
            total,
            areAllShownSelected: selection.stateOf(shown) === "all",
            progress: null,
          }}
        />
      )}
    </>
  );
}

const client = new QueryClient();
const list = (query?: string) => (
  <QueryClientProvider client={client}>
    <List query={query} />
  </QueryClientProvider>
);

async function open() {
  const user = userEvent.setup();
  const view = render(list());
  await user.click(screen.getByRole("button", { name: "Page" }));
  return { user, ...view };
}

const offer = (name: string) => screen.findByRole("button", { name });

it("selects all that match, page by page, and the one who asked stays at the actions", async () => {
  const { user } = await open();
  expect(screen.getByText("20 selected")).toBeTruthy();
  await user.click(await offer("Select all 230 that match"));
  await waitFor(() => expect(screen.getByText("230 selected")).toBeTruthy());
  expect(offsets).toEqual([0, 100, 200]);
  expect(screen.queryByRole("button", { name: /Select all/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("toolbar"));
});

it("can be stopped, and offers itself again", async () => {
  stuckAt = 100;
  const { user } = await open();
  await user.click(await offer("Select all 230 that match"));
  expect(await screen.findByText("100 of 230 found")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pause" }).disabled).toBe(true);
  await user.click(await offer("Stop"));
  const again = await offer("Select all 230 that match");
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(screen.getByText("20 selected")).toBeTruthy();
});

it("selects nothing for a question that is no longer asked, or once the selection is cleared", async () => {
  stuckAt = 100;
  const { user, rerender } = await open();
  await user.click(await offer("Select all 230 that match"));
  await screen.findByText("100 of 230 found");
  rerender(list("sea"));
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Page" }));
  await user.click(await offer("Select all 230 that match"));
  await screen.findByText("100 of 230 found");
  await user.click(await offer("Clear selection"));
  await user.click(screen.getByRole("button", { name: "Page" }));
  await offer("Select all 230 that match");
  expect(screen.getByText("20 selected")).toBeTruthy();
});

it("goes no further than a file of the list, and says so", async () => {
  total = 12_345;
  const { user } = await open();
  await user.click(await offer("Select the first 5,000 of 12,345"));
  await waitFor(() => expect(screen.getByText("5,000 selected")).toBeTruthy(), { timeout: 5000 });
  expect(offsets).toHaveLength(50);
  expect(screen.getByText("You can select up to 5,000 at once; 12,345 match.")).toBeTruthy();
});

it("offers nothing where everything is on one page", async () => {
  total = shown.length;
  await open();
  expect(screen.queryByRole("button", { name: /Select all/ })).toBeNull();
});
