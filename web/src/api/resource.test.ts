import { describe, expect, it, test, vi } from "vitest";
import { DELETE_WITHOUT_KEY, EXPORT_LIMIT, listParams, NULL_VALUE, Resource, type Row } from "./resource";

interface Home extends Row {
  name: string;
}

const homes = new Resource<Home>("property");

/** The requests received by a server that always returns the same response. */
function answering(body: unknown, status = 200) {
  const seen: { call: string; body: unknown }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    seen.push({ call: `${request.method} ${pathname}${search}`, body: text ? JSON.parse(text) : undefined });
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  });
  return seen;
}

test("an export has 5000 rows as CSV, null is written _null_", async () => {
  expect([EXPORT_LIMIT, NULL_VALUE]).toEqual([5000, "_null_"]);
  const seen = answering("");
  await homes.export({ search: "sea" });
  expect(seen[0]?.call).toBe("GET /api/v2/property/export/?limit=5000&search=sea&format=csv");
});

test("a change completes even if the page is closed meanwhile, unless it is too large for that", async () => {
  answering({});
  const outlived: unknown[] = [];
  class Asked extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      outlived.push(init?.keepalive);
    }
  }
  vi.stubGlobal("Request", Asked);
  await homes.update("k", { name: "Sea House" });
  await homes.updateMany([{ key: "k", uri: "/api/v2/property/k/", name: "Sea House" }]);
  await homes.update("k", { name: "Sea ".repeat(1_000) });
  await homes.get("k");
  vi.unstubAllGlobals();
  expect(outlived).toEqual([true, true, false, false]);
});

test("a sheet is sent as it is, and a dry run says so", async () => {
  const csv = new Blob(["name\nSea House\n"]);
  const seen: [url: string, type: string | null, text: string][] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const request = input as Request;
    seen.push([request.url, request.headers.get("Content-Type"), await request.text()]);
    return Response.json({ dry_run: true, good: 1, wrong: 0, lines: [] });
  });
  expect((await homes.import(csv, { isDryRun: true })).good).toBe(1);
  const [url, type, text] = seen[0] ?? [];
  expect(url).toContain("/api/v2/property/import/?dry_run=True");
  expect([type, text]).toEqual(["text/csv", "name\nSea House\n"]);
});

describe("a list", () => {
  it("sends booleans as True or False, drops an empty search, joins arrays", () => {
    const query = {
      offset: 20,
      limit: 20,
      search: "",
      order_by: "-name",
      filters: { blocking: true, requested: false, city: null, status: ["o", "r"] },
    };
    expect(decodeURIComponent(listParams(query).toString())).toBe(
      "offset=20&limit=20&order_by=-name&blocking=True&requested=False&city=_null_&status__in=o,r",
    );
  });

  it("exposes the count as total_count", async () => {
    answering({ results: [], count: 7, next: null, previous: null, limit: 20, offset: 0 });
    expect(await homes.list({})).toEqual({
      results: [],
      total_count: 7,
      next: null,
      previous: null,
      limit: 20,
      offset: 0,
    });
  });
});

describe("a row", () => {
  const home: Home = { key: "k1", uri: "/api/v2/property/k1/", name: "Gull House" };

  it("is written by each method at its address", async () => {
    const seen = answering(home);
    await homes.create({ name: "Gull House" });
    await homes.replace(home);
    await homes.update("k1", { name: "Gull" });
    await homes.updateMany([{ ...home, name: "Gull" }]);
    await homes.actOnMany("pause", ["k1", "k2"]);
    expect(seen).toEqual([
      { call: "POST /api/v2/property/", body: { name: "Gull House" } },
      { call: "PUT /api/v2/property/k1/", body: { uri: home.uri, name: "Gull House" } },
      { call: "PATCH /api/v2/property/k1/", body: { name: "Gull" } },
      { call: "PATCH /api/v2/property/", body: [{ ...home, name: "Gull" }] },
      { call: "POST /api/v2/property/pause/", body: { object_keys: ["k1", "k2"] } },
    ]);
  });

  it("is described field by field", async () => {
    const seen = answering({
      fields: { name: { type: "string", required: true }, city: { type: "string" } },
    });
    expect((await homes.metadata()).fields).toEqual([
      { name: "name", type: "string", required: true },
      { name: "city", type: "string" },
    ]);
    expect(seen[0]?.call).toBe("OPTIONS /api/v2/property/");
  });

  it("without a key cannot be deleted", async () => {
    const seen = answering(null, 204);
    expect(DELETE_WITHOUT_KEY).toBe("Can't delete a non-existent resource");
    await expect(homes.remove(undefined)).rejects.toThrow(DELETE_WITHOUT_KEY);
    await homes.remove("k1");
    await homes.removeList({ key: ["k1", "k2"] });
    expect(seen.map(({ call }) => call)).toEqual([
      "DELETE /api/v2/property/k1/",
      "DELETE /api/v2/property/?key__in=k1%2Ck2",
    ]);
  });
});
