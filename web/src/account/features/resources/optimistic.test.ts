import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListQuery, Page, Row } from "@/api/resource";
import { optimisticMutation, type RowUpdate, updateCachedRows } from "./optimistic";
import { rowPagesQuery, rowQuery, rowsQuery } from "./rows";

interface Talk extends Row {
  state_status: string;
  unread: number;
}

const talk = (number: number, unread = 0): Talk => ({
  key: `t${number}`,
  uri: `/t${number}/`,
  state_status: "a",
  unread,
});
const page = (...results: Talk[]): Page<Talk> => ({
  results,
  total_count: 40,
  next: null,
  previous: null,
  limit: 20,
  offset: 0,
});

const ALL: ListQuery = { limit: 20 };
const ACTIVE: ListQuery = { limit: 20, filters: { state_status: ["a"] } };
const UNREAD: ListQuery = { limit: 20, filters: { state_status: ["a"], unread__gt: 0 } };

let client: QueryClient;
let answer: { promise: Promise<void>; give: () => void; refuse: () => void };

beforeEach(() => {
  client = new QueryClient();
  let give = () => {};
  let refuse = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    give = resolve;
    refuse = () => reject(new Error("No."));
  });
  answer = { promise, give, refuse };
  for (const query of [ALL, ACTIVE, UNREAD])
    client.setQueryData(rowsQuery<Talk>("thread", query).queryKey, page(talk(1, 2), talk(2)));
  client.setQueryData(rowPagesQuery<Talk>("thread", ACTIVE).queryKey, {
    pages: [page(talk(1, 2)), page(talk(2))],
    pageParams: [0, 20],
  });
});

const listed = (query: ListQuery) =>
  client.getQueryData<Page<Talk>>(rowsQuery<Talk>("thread", query).queryKey);
const states = (query: ListQuery) =>
  listed(query)?.results.map(({ key, state_status }) => key + state_status);

/** Changes the first conversation. The change is shown before the server has responded. */
async function change(updateRow: RowUpdate<Talk>) {
  const before = listed(ALL);
  const { mutate } = new MutationObserver(client, {
    ...optimisticMutation(client, "thread", (row: Talk) => updateCachedRows([row], updateRow)),
    mutationFn: () => answer.promise,
  });
  const settled = mutate(talk(1)).catch((error: Error) => error.message);
  await vi.waitFor(() => expect(listed(ALL)).not.toBe(before));
  return { settled };
}

describe("a change that is not answered yet", () => {
  it("is seen in every list, and leaves those that no longer ask for the row", async () => {
    await change(() => ({ state_status: "p" }));
    expect(states(ALL)).toEqual(["t1p", "t2a"]);
    expect(states(ACTIVE)).toEqual(["t2a"]);
    expect([listed(ALL)?.total_count, listed(ACTIVE)?.total_count]).toEqual([40, 39]);
    const pages = client.getQueryData(rowPagesQuery<Talk>("thread", ACTIVE).queryKey)?.pages;
    expect(pages?.map(({ results }) => results.map(({ key }) => key))).toEqual([[], ["t2"]]);
  });

  it("knows of filters for more than a number", async () => {
    await change(() => ({ unread: 0 }));
    expect(states(UNREAD)).toEqual(["t2a"]);
    expect(states(ACTIVE)).toEqual(["t1a", "t2a"]);
  });

  it("takes away what is to go", async () => {
    await change(() => null);
    expect(states(ALL)).toEqual(["t2a"]);
  });

  it("leaves single rows alone, which screens may be at work on", async () => {
    const { queryKey } = rowQuery<Talk>("thread", "t1");
    client.setQueryData(queryKey, talk(1, 2));
    await change(() => ({ unread: 0 }));
    expect(client.getQueryData(queryKey)?.unread).toBe(2);
  });
});

describe("the answer", () => {
  it("has lists asked for again when it is yes", async () => {
    const { settled } = await change(() => ({ state_status: "p" }));
    const refreshed = vi.spyOn(client, "invalidateQueries");
    answer.give();
    await settled;
    expect(states(ALL)).toEqual(["t1p", "t2a"]);
    expect(refreshed).toHaveBeenCalledExactlyOnceWith({ queryKey: ["resource", "thread"] });
  });

  it("takes everything back when it is no", async () => {
    const { settled } = await change(() => ({ state_status: "p" }));
    answer.refuse();
    expect(await settled).toBe("No.");
    expect([states(ALL), states(ACTIVE)]).toEqual([
      ["t1a", "t2a"],
      ["t1a", "t2a"],
    ]);
    expect(listed(ACTIVE)?.total_count).toBe(40);
  });

  it("does not ask for lists while another change is under way", async () => {
    const first = await change(() => ({ state_status: "p" }));
    const second = await change(() => ({ unread: 7 }));
    const refreshed = vi.spyOn(client, "invalidateQueries");
    answer.give();
    await Promise.all([first.settled, second.settled]);
    expect(refreshed).toHaveBeenCalledOnce();
  });
});
