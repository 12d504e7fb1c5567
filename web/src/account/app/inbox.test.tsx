import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answers, open, page, thread } from "./mock-server";

describe("the inbox", () => {
  const messages = [
    {
      key: "m1",
      uri: "/m1/",
      thread: "t1",
      author: "guest",
      author_name: "Ada",
      body: "Is there a cot?",
      sent_at: "2027-01-01T10:00:00Z",
      attachments: [],
    },
  ];
  const sent: unknown[] = [];
  const take = (answer: unknown) => async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return answer;
  };

  beforeEach(() => {
    sent.length = 0;
    answers["GET /api/v2/thread/t1/"] = () => thread;
    answers["GET /api/v2/message/"] = () => page(messages);
    answers["GET /api/v2/scheduled-message/"] = () => page([]);
    answers["POST /api/v2/thread/mark-read/"] = take({ updated: 1, message: "Messages Marked as Read" });
    answers["POST /api/v2/thread/archive/"] = take({ updated: 1, message: "Messages Archived" });
    answers["POST /api/v2/message/"] = take({ ...messages[0], key: "m2", author: "host" });
  });

  it("reads what is opened, and sends by Ctrl and Enter", async () => {
    const user = await open("/account/messages/");
    await user.click(await screen.findByRole("link", { name: /Is there a cot/ }));
    await waitFor(() => expect(sent).toEqual([["/api/v2/thread/mark-read/", { object_keys: ["t1"] }]]));
    const field = await screen.findByRole("textbox", { name: "Your reply" });
    await user.type(field, "Yes, there is.");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() =>
      expect(sent.at(-1)).toEqual(["/api/v2/message/", { thread: "t1", body: "Yes, there is." }]),
    );
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(""));
  });

  it("keeps a draft, and sends no variables", async () => {
    const user = await open("/account/messages/t1/");
    const field = await screen.findByRole("textbox", { name: "Your reply" });
    await user.click(field);
    await user.paste("Welcome on {{check_in}}");
    expect(await screen.findByText("Fill in {{check_in}} before sending.")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
    expect(localStorage.getItem("casita:answer:t1")).toBe(JSON.stringify("Welcome on {{check_in}}"));
  });

  it("archives by a key, in the words of the server, and takes it back", async () => {
    const restored: unknown[] = [];
    answers["PATCH /api/v2/thread/"] = async (request) => {
      restored.push(await request.json());
      return [];
    };
    const user = await open("/account/messages/t1/");
    await screen.findByRole("textbox", { name: "Your reply" });
    await user.keyboard("e");
    expect(await screen.findByText("Messages Archived")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(restored).toEqual([[{ key: "t1", uri: "/t1/", state_status: "a" }]]));
  });

  it("takes what is archived out of the list at once, and brings it back when that fails", async () => {
    let refuse = (_response: Response) => {};
    answers["POST /api/v2/thread/archive/"] = () =>
      new Promise<Response>((resolve) => {
        refuse = resolve;
      });
    const user = await open("/account/messages/t1/");
    await screen.findByRole("textbox", { name: "Your reply" });
    await user.keyboard("e");
    await waitFor(() => expect(screen.queryByRole("list", { name: "Inbox" })).toBeNull());
    refuse(Response.json({ non_field_errors: ["Not today."] }, { status: 400 }));
    expect(await screen.findByText("Not today.")).toBeDefined();
    expect(await screen.findByRole("link", { name: /Is there a cot/ })).toBeDefined();
  });

  it("asks only once for what is opened to be read when that is refused", async () => {
    answers["POST /api/v2/thread/mark-read/"] = () => {
      sent.push("refused");
      return Response.json({ non_field_errors: ["No."] }, { status: 400 });
    };
    await open("/account/messages/t1/");
    await screen.findByRole("textbox", { name: "Your reply" });
    await waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toEqual(["refused"]);
  });
});
