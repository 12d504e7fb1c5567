import { beforeEach, expect, test, vi } from "vitest";
import type { Listing, Property } from "../data/api-types";
import { duplicate } from "./duplicate";

const DOLLARS = { code: "USD", symbol: "$" };
const HOME = {
  key: "h1",
  uri: "",
  version: 4,
  name: "Gull House",
  slug: "gull-house",
  headline: "By the sea",
  registration_number: "R-1",
  photo: null,
} as unknown as Property;
const LISTING = {
  key: "l1",
  uri: "",
  property: "h1",
  active_type: "a",
  currency: DOLLARS,
  min_nights: 3,
} as unknown as Listing;

const FIELDS: Record<string, Record<string, { type: string; read_only?: boolean }>> = {
  property: {
    name: { type: "string" },
    slug: { type: "string" },
    headline: { type: "string" },
    registration_number: { type: "string" },
    photo: { type: "json", read_only: true },
  },
  listing: {
    property: { type: "reference" },
    active_type: { type: "choice" },
    currency: { type: "string" },
    min_nights: { type: "integer" },
  },
  "listing-rate": {
    listing: { type: "reference" },
    name: { type: "string" },
    week_night: { type: "money" },
    currency: { type: "string", read_only: true },
  },
  "listing-fee": { listing: { type: "reference" }, name: { type: "string" } },
  "listing-discount": { listing: { type: "reference" }, basis_points: { type: "integer" } },
};

const RATES = Array.from({ length: 130 }, (_, number) => ({
  key: `r${number}`,
  listing: "l1",
  name: `Rate ${number}`,
  week_night: number,
  currency: DOLLARS,
}));
const RUNS = Array.from({ length: 450 }, (_, number) => ({ start: `run ${number}`, closed: false }));
const ROWS: Record<string, object[]> = {
  "listing-rate": RATES,
  "listing-fee": [{ key: "f1", listing: "l1", name: "Cleaning" }],
  "listing-discount": [{ key: "d1", listing: "l1", basis_points: 1000 }],
};

let made: [resource: string, body: Record<string, unknown>][];
let nights: { path: string; runs: unknown[] }[];
let removed: string[];
let refused: string | null;

const empty = () => new Response(null, { status: 204 });

interface Asked {
  request: Request;
  url: URL;
  resource: string;
  key: string;
}

async function answerNights({ request, url, key }: Asked) {
  if (request.method === "GET") return Response.json({ runs: key === LISTING.key ? RUNS : [] });
  nights.push({ path: url.pathname, ...(await request.json()) });
  return empty();
}

const ANSWERS: Record<string, (asked: Asked) => Response | Promise<Response>> = {
  OPTIONS: ({ resource }) => {
    const may = { create: true, update: true, delete: true };
    return Response.json({ fields: FIELDS[resource], filters: [], orderings: [], actions: [], may });
  },
  DELETE: ({ key }) => {
    removed.push(key);
    return empty();
  },
  POST: async ({ request, resource }) => {
    if (resource === refused) return Response.json({ name: ["No."] }, { status: 400 });
    made.push([resource, await request.json()]);
    return Response.json({ key: resource === "property" ? "h2" : "l2", uri: "" }, { status: 201 });
  },
  /** At most a hundred rows per page. */
  GET: ({ url, resource }) => {
    const offset = Number(url.searchParams.get("offset") ?? 0);
    const rows = ROWS[resource] ?? [];
    const limit = Math.min(Number(url.searchParams.get("limit")), 100);
    return Response.json({ results: rows.slice(offset, offset + limit), count: rows.length });
  },
};

beforeEach(() => {
  made = [];
  nights = [];
  removed = [];
  refused = null;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const [, , , resource = "", key = ""] = url.pathname.split("/");
    const asked = { request, url, resource, key };
    const answer = url.pathname.includes("/nights") ? answerNights : ANSWERS[request.method];
    return answer?.(asked) ?? empty();
  });
});

const madeOf = (resource: string) => made.filter(([name]) => name === resource).map(([, body]) => body);

test("a second home has the words, rules, rates, fees, discounts and single nights of the first", async () => {
  expect(await duplicate(HOME, LISTING, "Gull House two")).toBe("h2");
  expect(madeOf("property")).toEqual([
    { name: "Gull House two", slug: "", headline: "By the sea", registration_number: null },
  ]);
  expect(madeOf("listing")).toEqual([{ property: "h2", active_type: "w", currency: "USD", min_nights: 3 }]);
  expect(madeOf("listing-fee")).toEqual([{ listing: "l2", name: "Cleaning" }]);
  expect(madeOf("listing-discount")).toEqual([{ listing: "l2", basis_points: 1000 }]);
  expect(nights.map(({ path, runs }) => [path.replaceAll("/", " ").trim(), runs.length])).toEqual([
    ["api v2 listing l2 nights", 400],
    ["api v2 listing l2 nights", 50],
  ]);
  expect(nights.flatMap(({ runs }) => runs)).toEqual(RUNS);
});

test("all rates come along, also those that are not on the first page", async () => {
  await duplicate(HOME, LISTING, "Gull House two");
  expect(madeOf("listing-rate")).toEqual(
    RATES.map(({ name, week_night }) => ({ listing: "l2", name, week_night })),
  );
});

test("a home that is not offered is a home without an offer again", async () => {
  expect(await duplicate(HOME, null, "Gull House two")).toBe("h2");
  expect(made.map(([resource]) => resource)).toEqual(["property"]);
});

test("what is half made is taken away again", async () => {
  refused = "listing-fee";
  await expect(duplicate(HOME, LISTING, "Gull House two")).rejects.toThrow();
  expect(removed).toEqual(["h2"]);
});
