import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, parseProblem } from "@/api/errors";
import { upload } from "@/api/upload";
import type { Thread } from "../../api-types";
import { Composer } from "./composer";

vi.mock("@/api/upload");

let key = 0;

beforeEach(() => {
  key += 1;
  localStorage.clear();
  vi.mocked(upload).mockReset();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ results: [] }));
});

async function withFile() {
  const user = userEvent.setup();
  const thread = { key: `t${key}`, guest_name: "Ada", reservation: null } as Thread;
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Composer thread={thread} />
    </QueryClientProvider>,
  );
  const keys = new File(["%PDF"], "keys.pdf", { type: "application/pdf" });
  await user.upload(container.querySelector("input[type=file]") as HTMLInputElement, keys);
  return user;
}

const chosen = () => screen.queryByRole("list", { name: "Attached files" });
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
const sendButton = () => screen.getByRole("button", { name: "Send" });

test("files are sent with the words, and both are gone afterwards", async () => {
  vi.mocked(upload).mockResolvedValue({});
  const user = await withFile();
  await user.type(text(), "Here they are.");
  await user.click(sendButton());
  await waitFor(() => expect(chosen()).toBeNull());
  expect(text().value).toBe("");
  const [path, { form }] = vi.mocked(upload).mock.lastCall as Parameters<typeof upload>;
  expect(path).toBe(`/api/v2/thread/t${key}/upload`);
  expect([...form.keys()]).toEqual(["message", "file"]);
  expect(form.get("message")).toBe("Here they are.");
});

test("files need no words", async () => {
  vi.mocked(upload).mockResolvedValue({});
  const user = await withFile();
  await user.click(sendButton());
  await waitFor(() => expect(chosen()).toBeNull());
  expect([...(vi.mocked(upload).mock.lastCall?.[1].form.keys() ?? [])]).toEqual(["file"]);
});

test("what the server has against a file stands at it, and nothing is lost", async () => {
  vi.mocked(upload).mockRejectedValue(new ApiError(parseProblem(400, { file: ["This is no PDF."] })));
  const user = await withFile();
  await user.type(text(), "Here they are.");
  await user.click(sendButton());
  const list = chosen() as HTMLElement;
  expect(await within(list).findByText("This is no PDF.")).toBeTruthy();
  expect(screen.getAllByText("This is no PDF.")).toHaveLength(1);
  expect(text().value).toBe("Here they are.");
});

test("no answer from the server is said at the words", async () => {
  vi.mocked(upload).mockRejectedValue(new ApiError({ kind: "unreachable", status: null }));
  const user = await withFile();
  await user.click(sendButton());
  expect(await screen.findByText(/^Can’t reach the server/)).toBeTruthy();
  expect(chosen()).not.toBeNull();
});

test("files are not for later", async () => {
  const user = await withFile();
  await user.type(text(), "Here they are.");
  await user.click(screen.getByRole("button", { name: "Send later" }));
  expect(screen.getByText(/^Files can’t be scheduled/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});
