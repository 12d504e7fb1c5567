import { act, screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, test } from "vitest";
import { EXPORT_LIMIT } from "@/api/resource";
import { PAGE_SIZE } from "@/kit/list/list-state";
import { RESERVATION_OPTION_LIMIT } from "../features/reservations";
import { answers, calls, open, page, session, source } from "./mock-server";

const sources = () => screen.findByRole("table", { name: "Sources" });
const rowNames = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const search = () => new URLSearchParams(location.search).toString();

test("a page has 20 rows, an export 5000, and filters of reservations show 15 options", () => {
  expect([PAGE_SIZE, EXPORT_LIMIT, RESERVATION_OPTION_LIMIT]).toEqual([20, 5000, 15]);
});

test("an address that leads nowhere is named, beside the way to all others", async () => {
  await open("/account/somewhere/else/");
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeDefined();
  expect(document.title).toBe("Page not found · Casita");
  expect(screen.getAllByRole("navigation", { name: "Navigation" })).not.toEqual([]);
});

describe("the address of a list", () => {
  it("is what is asked of the server", async () => {
    await open("/account/sources/?query=air&o=40&l=50&sort=-name");
    await sources();
    expect(calls("GET /api/v2/source/")).toEqual([
      "GET /api/v2/source/?offset=40&limit=50&order_by=-name&search=air",
    ]);
  });

  it("follows what is done, and every change but the page goes back to offset 0", async () => {
    const user = await open("/account/sources/");
    await sources();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(search()).toBe("o=20"));
    await user.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(search()).toBe("sort=-name"));
    await user.type(screen.getByRole("searchbox"), "air");
    await waitFor(() => expect(search()).toBe("sort=-name&query=air"));
    expect(calls("GET /api/v2/source/").at(-1)).toBe(
      "GET /api/v2/source/?offset=0&limit=20&order_by=-name&search=air",
    );
    act(() => history.back());
    await waitFor(() => expect(search()).toBe("sort=-name"));
  });

  it("is cleared when another view opens", async () => {
    const user = await open("/account/sources/?query=air&o=20");
    await sources();
    const entries = screen.getAllByRole("navigation", { name: "Navigation" })[0] as HTMLElement;
    await user.click(within(entries).getByRole("link", { name: /^Inbox/ }));
    await screen.findByRole("list", { name: "Inbox" });
    expect(location.pathname + location.search).toBe("/account/messages/");
  });

  it("opens the modal that it names, and forgets it", async () => {
    answers["OPTIONS /api/v2/source/"] = () => ({
      fields: {},
      filters: [],
      orderings: [],
      actions: [],
      may: {},
    });
    await open("/account/sources/?modal=create&query=air");
    expect(await screen.findByRole("dialog", { name: "New source" })).toBeDefined();
    expect(search()).toBe("query=air");
  });
});

describe("whoever looks after some homes", () => {
  beforeEach(() => {
    answers["GET /api/v2/session/"] = () => ({ ...session, groups: ["g1"] });
    answers["GET /api/v2/tax/"] = () => page([source(1)]);
  });

  it("is shown no way to what tells of all homes", async () => {
    await open("/account/sources/");
    await sources();
    const entries = screen.getAllByRole("navigation", { name: "Navigation" })[0] as HTMLElement;
    expect(within(entries).getByRole("link", { name: "Settings" })).toBeDefined();
    for (const name of ["Audit log", "Sent e-mails", "Webhook deliveries"]) {
      expect(within(entries).queryByRole("link", { name })).toBeNull();
    }
  });

  it("changes nothing that all homes share", async () => {
    await open("/account/taxes/");
    await screen.findByRole("table", { name: "Taxes" });
    expect(screen.queryByRole("button", { name: "New" })).toBeNull();
  });
});

describe("whoever runs the platform", () => {
  it("sees the accounts, opens one again and opens a new one", async () => {
    const account = {
      id: 3,
      name: "Casa Lucía",
      owner_email: "lucia@casa.test",
      created_at: "2027-01-01T10:00:00Z",
    };
    const sent: unknown[] = [];
    answers["GET /api/v2/session/"] = () => ({ ...session, user: { ...session.user, is_operator: true } });
    answers["GET /api/v2/operator/account/"] = () => ({
      results: [
        { ...account, state_status: "d" },
        { ...account, id: 4, name: "Harbor", owner_email: "maya@example.test", state_status: "a" },
      ],
      count: 2,
    });
    answers["POST /api/v2/operator/account/3/reopen/"] = () => new Response(null, { status: 204 });
    answers["POST /api/v2/operator/account/"] = async (request) => {
      sent.push(await request.json());
      return Response.json({ id: 5 }, { status: 201 });
    };
    const user = await open("/account/operator/");
    expect(await screen.findByRole("button", { name: "Sign in as maya@example.test" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Reopen" }));
    await waitFor(() => expect(calls("POST /api/v2/operator/account/3/reopen/")).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "New account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New account" }));
    await user.type(dialog.getByLabelText(/Account name/), "Casa Nova");
    await user.type(dialog.getByLabelText(/Owner’s e-mail/), "nova@casa.test");
    await user.type(dialog.getByLabelText(/First name/), "Nova");
    await user.click(dialog.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ name: "Casa Nova", email: "nova@casa.test", first_name: "Nova" });
  });
});

test("letters are found at the outbox, too", async () => {
  answers["GET /api/v2/letter/"] = () => page([]);
  await open("/account/outbox/");
  await screen.findByRole("heading", { name: "Sent e-mails" });
  expect(location.pathname).toBe("/account/letters/");
});

test("an alert about a question that was broken off by leaving the page is not shown", async () => {
  const user = await open("/account/sources/");
  await sources();
  answers["POST /api/v2/source/pause/"] = () => Response.error();
  await user.click(screen.getByLabelText("Select Source 2"));
  const pause = await screen.findByRole("button", { name: "Pause" });
  act(() => void dispatchEvent(new Event("pagehide")));
  await user.click(pause);
  await waitFor(() => expect(calls("POST")).toHaveLength(1));
  await waitFor(() => expect(calls("GET /api/v2/source/").length).toBeGreaterThan(1));
  expect(screen.queryByText("An unknown error has occurred")).toBeNull();
  act(() => void dispatchEvent(new Event("pageshow")));
  await user.click(await screen.findByRole("button", { name: "Pause" }));
  expect(await screen.findByText("An unknown error has occurred")).toBeDefined();
});

describe("the latest question", () => {
  it("wins over an answer that comes late", async () => {
    let late = () => {};
    answers["GET /api/v2/source/"] = async (_request, url) => {
      const isFirst = url.searchParams.get("search") === "slow";
      if (isFirst)
        await new Promise<void>((resolve) => {
          late = resolve;
        });
      return page([source(isFirst ? 1 : 7)]);
    };
    const user = await open("/account/sources/?query=slow");
    const box = await screen.findByRole("searchbox");
    await user.clear(box);
    await user.type(box, "quick");
    await waitFor(() => expect(rowNames()).toEqual(["Source 7"]));
    act(() => late());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rowNames()).toEqual(["Source 7"]);
  });
});

describe("bulk actions", () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, action: string) => {
    await user.click(screen.getByRole("button", { name: "Actions" }));
    await user.click(await screen.findByRole("menuitem", { name: action }));
  };

  it("say that nothing is selected", async () => {
    const user = await open("/account/sources/");
    await sources();
    await choose(user, "Pause");
    expect(await screen.findByText("No Items Selected")).toBeDefined();
    expect(screen.getByText("You must select one or more items below.")).toBeDefined();
  });

  it("call it messages where they are messages", async () => {
    const user = await open("/account/messages/table/");
    await screen.findByRole("table", { name: "Conversations" });
    await choose(user, "Archive");
    expect(await screen.findByText("No Messages Selected")).toBeDefined();
  });

  it("say so in the inbox too", async () => {
    const user = await open("/account/messages/");
    await screen.findByRole("list", { name: "Inbox" });
    await choose(user, "Archive");
    expect(await screen.findByText("No Messages Selected")).toBeDefined();
  });

  it("send the keys, say Items Updated, and can be undone", async () => {
    const sent: unknown[] = [];
    answers["POST /api/v2/source/pause/"] = async (request) => {
      sent.push(await request.json());
      return { updated: 1 };
    };
    answers["PATCH /api/v2/source/"] = async (request) => {
      sent.push(await request.json());
      return [];
    };
    const user = await open("/account/sources/");
    await sources();
    await user.click(screen.getByLabelText("Select Source 2"));
    await user.click(await screen.findByRole("button", { name: "Pause" }));
    expect(await screen.findByText("Items Updated")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { object_keys: ["s2"] },
      [{ key: "s2", uri: "/api/v2/source/s2/", state_status: "a" }],
    ]);
  });

  it("show the words of the resource where it has some, and each error of a failure", async () => {
    answers["POST /api/v2/source/activate/"] = () => ({ updated: 1, message: "Sources Opened" });
    answers["POST /api/v2/source/pause/"] = () =>
      Response.json({ object_keys: ["Too many.", "Odd."], non_field_errors: ["No."] }, { status: 400 });
    const user = await open("/account/sources/");
    await sources();
    await user.click(screen.getByLabelText("Select Source 2"));
    await user.click(await screen.findByRole("button", { name: "Activate" }));
    expect(await screen.findByText("Sources Opened")).toBeDefined();
    await user.click(await screen.findByLabelText("Select Source 2"));
    await user.click(await screen.findByRole("button", { name: "Pause" }));
    expect(await screen.findByText("Too many.")).toBeDefined();
    expect(screen.getByText("No.")).toBeDefined();
    expect(screen.queryByText("Sources Opened")).toBeNull();
  });
});

describe("a bulk action that the server has not answered yet", () => {
  const held = (): { promise: Promise<Response>; answer: (response: Response) => void } => {
    let answer = (_response: Response) => {};
    const promise = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    return { promise, answer };
  };
  const states = () =>
    screen.getAllByRole("button", { name: /^State: / }).map(({ textContent }) => textContent);

  it("is seen at once, and taken back when the server refuses", async () => {
    const { promise, answer } = held();
    answers["POST /api/v2/source/pause/"] = () => promise;
    const user = await open("/account/sources/");
    await sources();
    await user.click(screen.getByLabelText("Select Source 2"));
    await user.click(await screen.findByRole("button", { name: "Pause" }));
    await waitFor(() => expect(states()).toEqual(["Active", "Paused"]));
    answer(Response.json({ non_field_errors: ["Not today."] }, { status: 400 }));
    expect(await screen.findByText("Not today.")).toBeDefined();
    await waitFor(() => expect(states()).toEqual(["Active", "Active"]));
    expect(screen.getByText("1 selected")).toBeDefined();
  });

  it("takes away what is deleted, and says when somebody else was quicker", async () => {
    const { promise, answer } = held();
    answers["DELETE /api/v2/source/"] = () => promise;
    const user = await open("/account/sources/");
    await sources();
    await user.click(screen.getByLabelText("Select Source 2"));
    await user.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "Delete" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(rowNames()).toEqual(["Source 1"]));
    answer(Response.json({ deleted: 0 }));
    expect(await screen.findByText("Nothing to delete")).toBeDefined();
    expect(screen.queryByText("Items Updated")).toBeNull();
  });
});

describe("a row's state", () => {
  it("is saved at once, as that field only", async () => {
    const sent: unknown[] = [];
    answers["PATCH /api/v2/source/s2/"] = async (request) => {
      sent.push(await request.json());
      return source(2);
    };
    const user = await open("/account/sources/");
    await sources();
    await user.click(screen.getAllByRole("button", { name: "State: Active" })[1] as HTMLElement);
    await user.click(await screen.findByRole("menuitem", { name: "Pending" }));
    await waitFor(() => expect(sent).toEqual([{ state_status: "e" }]));
  });
});

describe("the keyboard", () => {
  it("goes from row to row with j and k, selects with x, clears with Escape", async () => {
    const user = await open("/account/sources/");
    await sources();
    await user.keyboard("jj");
    expect(document.activeElement?.textContent).toBe("Source 2");
    await user.keyboard("x");
    expect(screen.getByText("1 selected")).toBeDefined();
    await user.keyboard("k");
    expect(document.activeElement?.textContent).toBe("Source 1");
    await user.keyboard(" ");
    expect(
      within(await screen.findByRole("complementary", { name: "Details" })).getByRole("heading").textContent,
    ).toBe("Source 1");
    await user.keyboard("j");
    expect(screen.getByRole("heading", { name: "Source 2" })).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.queryByText("1 selected")).toBeNull();
    expect(screen.queryByRole("complementary", { name: "Details" })).toBeNull();
    await user.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("is explained by ?, for the list that is open and for every screen", async () => {
    const user = await open("/account/sources/");
    await sources();
    await user.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(
      within(help)
        .getAllByRole("region")
        .map((section) => section.getAttribute("aria-label")),
    ).toEqual(["In this list", "Everywhere"]);
    expect(within(help).getByText("Preview the row")).toBeDefined();
    await user.keyboard("{Escape}");
    await user.type(screen.getByRole("searchbox"), "?");
    expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeDefined();
  });
});

describe("saved views and columns", () => {
  it("are kept by the server", async () => {
    const kept: unknown[] = [];
    answers["PUT /api/v2/profile/lists/source/"] = async (request) => {
      const setting = await request.json();
      kept.push(setting);
      return { source: setting };
    };
    const user = await open("/account/sources/?sort=-name");
    await sources();
    await user.click(screen.getByRole("button", { name: "Save view" }));
    await user.type(screen.getByLabelText("View name"), "Backwards");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: "Backwards" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("menuitemcheckbox", { name: "Changed" }));
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Changed" })).toBeNull());
    const views = [{ name: "Backwards", search: "sort=-name" }];
    await waitFor(() =>
      expect(kept).toEqual([
        { views, hidden_columns: null },
        { views, hidden_columns: ["updated_at"] },
      ]),
    );
  });

  it("come back when the server does not keep them", async () => {
    const setting = { views: [{ name: "Backwards", search: "sort=-name" }], hidden_columns: null };
    answers["GET /api/v2/profile/lists/"] = () => ({ source: setting });
    answers["PUT /api/v2/profile/lists/source/"] = () => Response.error();
    const user = await open("/account/sources/");
    await user.click(await screen.findByRole("button", { name: "Delete view Backwards" }));
    await waitFor(() => expect(calls("GET /api/v2/profile/lists/")).toHaveLength(2));
    expect(await screen.findByRole("button", { name: "Backwards" })).toBeDefined();
  });
});

describe("the door", () => {
  it("shows strangers the way in, and brings them back to where they wanted to go", async () => {
    let isIn = false;
    answers["GET /api/v2/session/"] = () =>
      isIn ? session : { ...session, user: null, account: null, role: null };
    answers["POST /api/v2/session/"] = async (request) => {
      const { code } = await request.json();
      if (!code) return Response.json({ code: "code_required", detail: "Code?", data: {} }, { status: 401 });
      isIn = true;
      return session;
    };
    const user = await open("/account/sources/?o=20");
    await user.type(await screen.findByLabelText("E-mail"), "maya@example.test");
    await user.type(screen.getByLabelText("Password"), "secret");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await user.type(await screen.findByLabelText("Code"), "123456");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await sources();
    expect(location.pathname + location.search).toBe("/account/sources/?o=20");
  });

  it("says what was wrong at its input until the input changes", async () => {
    answers["GET /api/v2/session/"] = () => ({
      ...session,
      user: null,
      account: null,
      role: null,
      first_run: true,
    });
    answers["POST /api/v2/signup/"] = () =>
      Response.json({ email: ["This is not an address."] }, { status: 400 });
    const user = await open("/account/");
    await screen.findByRole("heading", { name: "Welcome to Casita" });
    await user.type(screen.getByLabelText("E-mail"), "x");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText("This is not an address.")).toBeDefined();
    await user.type(screen.getByLabelText("E-mail"), "y");
    expect(screen.queryByText("This is not an address.")).toBeNull();
  });
});

describe("the operator", () => {
  const acting = { ...session, impersonated_by: "operator@example.test" };

  it("is told in whose name, and ends it", async () => {
    answers["GET /api/v2/session/"] = () => acting;
    let ended = 0;
    answers["DELETE /api/v2/session/impersonation/"] = () => {
      ended += 1;
      return { ...session, account: null, role: null };
    };
    const user = await open("/account/sources/");
    await sources();
    const banner = screen.getByText("operator@example.test is signed in as maya@example.test");
    const words = banner.closest<HTMLElement>("[role=status]") as HTMLElement;
    await user.click(within(words).getByRole("button"));
    await waitFor(() => expect(ended).toBe(1));
  });

  it("stands over nobody who acts for themselves", async () => {
    await open("/account/sources/");
    await sources();
    expect(screen.queryByText(/is signed in as/)).toBeNull();
  });

  it("is asked in whose name where there is no account to work in", async () => {
    answers["GET /api/v2/session/"] = () => ({
      ...session,
      user: { ...session.user, is_operator: true },
      account: null,
      role: null,
    });
    await open("/account/");
    expect(await screen.findByRole("heading", { name: "Sign in as the owner" })).toBeDefined();
  });
});

describe("roles", () => {
  it("offer nothing that is not allowed", async () => {
    answers["GET /api/v2/session/"] = () => ({ ...session, role: "viewer", permissions: ["read"] });
    await open("/account/sources/");
    await sources();
    expect(screen.queryByRole("button", { name: "New" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "State: Active" })).toBeNull();
  });
});
