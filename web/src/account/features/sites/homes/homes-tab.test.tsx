import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { useRecordForm } from "../../row-pages";
import type { Site } from "../api-types";
import { type SiteEditing, SiteEditingProvider } from "../editor/editor-context";
import type { HomesOfSite } from "./choice";
import { HomesTab } from "./homes-tab";

const homeOf = (number: number) => ({
  key: `H${String(number).padStart(2, "0")}`,
  uri: "",
  name: `House ${number}`,
  city: "Rockport",
  state: "Maine",
  photo: null,
  state_status: "a",
});

const asked: URLSearchParams[] = [];

function serve(homes: readonly ReturnType<typeof homeOf>[]) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { searchParams } = new URL((input as Request).url);
    asked.push(searchParams);
    const keys = searchParams.get("key__in")?.split(",");
    const words = searchParams.get("search") ?? "";
    const found = homes.filter(({ key, name }) => (keys?.includes(key) ?? true) && name.includes(words));
    const offset = Number(searchParams.get("offset"));
    const results = found.slice(offset, offset + Number(searchParams.get("limit")));
    return Response.json({ results, count: found.length, next: null, previous: null });
  });
}

let draft: HomesOfSite;

function Editor({ site }: { site: HomesOfSite }) {
  const form = useRecordForm(site as never);
  draft = form.values as unknown as Site;
  const editing = {
    draft,
    form,
    set: (change) => {
      for (const [name, value] of Object.entries(change)) form.set(name, value);
    },
  } as SiteEditing;
  return (
    <SiteEditingProvider value={editing}>
      <HomesTab />
    </SiteEditingProvider>
  );
}

async function open(site: HomesOfSite, homes = 45) {
  serve(Array.from({ length: homes }, (_, index) => homeOf(index + 1)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Editor site={site} />
    </QueryClientProvider>,
  );
  await screen.findByText(homes === 0 ? "No homes yet" : "House 1");
  return userEvent.setup();
}

const rows = () => within(screen.getByRole("list", { name: "Homes" })).getAllByRole("listitem");
const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`^${name}(?!\\d)`) });
const star = (name: string) => screen.getByRole("button", { name: `${name} featured` });

beforeEach(() => {
  asked.length = 0;
});

test("what is chosen and not in the list yet stays chosen", async () => {
  const user = await open({ all_properties: false, properties: ["H01", "H44"], featured: ["H44"] });
  expect(rows()).toHaveLength(20);
  expect(screen.getByText("2 of 45 homes shown · 1 featured")).toBeTruthy();
  await user.click(box("House 2"));
  await user.click(star("House 3"));
  expect(draft).toMatchObject({ properties: ["H01", "H02", "H03", "H44"], featured: ["H03", "H44"] });
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(rows()).toHaveLength(40));
});

test("a home that is unticked comes first no longer, and a site without homes says so", async () => {
  const user = await open({ all_properties: false, properties: ["H01"], featured: ["H01"] });
  expect(star("House 1").getAttribute("aria-pressed")).toBe("true");
  await user.click(box("House 1"));
  expect(star("House 1").getAttribute("aria-pressed")).toBe("false");
  expect(draft).toMatchObject({ properties: [], featured: [] });
  expect(screen.getByText("No homes selected: the website is empty.")).toBeTruthy();
});

test("a site with all homes has stars only, and begins to choose with those", async () => {
  const user = await open({ all_properties: true, properties: [], featured: [] });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("All 45 homes shown · none featured")).toBeTruthy();
  await user.click(star("House 7"));
  await user.click(screen.getByRole("radio", { name: /^Only selected homes/ }));
  expect(draft).toEqual({ all_properties: false, properties: ["H07"], featured: ["H07"] });
});

test("all that were found are chosen at once, those that are not in the list too", async () => {
  const user = await open({ all_properties: false, properties: [], featured: [] });
  await user.click(screen.getByRole("button", { name: "Show all 45" }));
  await waitFor(() => expect(draft.properties).toHaveLength(45));
  await user.type(screen.getByRole("searchbox", { name: "Search homes" }), "House 4");
  await screen.findByText("7 results");
  await user.click(screen.getByRole("button", { name: "Hide all 7" }));
  await waitFor(() => expect(draft.properties).toHaveLength(38));
  expect(asked.every((query) => Number(query.get("limit")) <= 100)).toBe(true);
});

test("those in front are listed wherever they stand, and stay listed without their star", async () => {
  const user = await open({ all_properties: true, properties: [], featured: ["H44"] });
  await user.click(screen.getByRole("radio", { name: /^Featured/ }));
  await screen.findByText("House 44");
  await user.click(star("House 44"));
  expect(draft.featured).toEqual([]);
  expect(rows()).toHaveLength(1);
});

test("an account without homes is led to its first", async () => {
  await open({ all_properties: true, properties: [], featured: [] }, 0);
  expect(screen.getByRole("link", { name: "Add home" }).getAttribute("href")).toBe("/account/properties/");
});
