import { beforeEach, describe, expect, it, test, vi } from "vitest";
import {
  type Attachment,
  attachedFiles,
  fileErrors,
  isOnlyAboutFiles,
  ownAttachedFiles,
  sendWithFiles,
  wordsBesides,
} from "./attachments";
import { ApiError, parseProblem } from "./errors";

const attachment = (name: string): Attachment => ({
  name,
  content_type: "application/pdf",
  size: 9,
  width: null,
  height: null,
});

test("each file has its own address", () => {
  const files = attachedFiles({ key: "0M/1", attachments: [attachment("a.pdf"), attachment("b.pdf")] });
  expect(files.map(({ name, href }) => [name, href])).toEqual([
    ["a.pdf", "/websites/api/v2/message-file/0M%2F1/0"],
    ["b.pdf", "/websites/api/v2/message-file/0M%2F1/1"],
  ]);
  const [own] = ownAttachedFiles({ key: "0M/1", attachments: [attachment("a.pdf")] });
  expect(own?.href).toBe("/api/v2/message/0M%2F1/file/0");
});

test("a text that only names the files is not repeated", () => {
  const both = [attachment("a.pdf"), attachment("b.pdf")];
  expect(wordsBesides("a.pdf, b.pdf", both)).toBe("");
  expect(wordsBesides("See a.pdf, b.pdf", both)).toBe("See a.pdf, b.pdf");
  expect(wordsBesides("a.pdf", both)).toBe("a.pdf");
  expect(wordsBesides("", [])).toBe("");
});

describe("a message with files", () => {
  class Line {
    static last: Line;
    status = 201;
    response: unknown = { key: "0M" };
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    headers: string[][] = [];
    form?: FormData;
    address?: string;
    onload = () => {};
    open(method: string, path: string) {
      this.address = `${method} ${path}`;
    }
    setRequestHeader(...header: string[]) {
      this.headers.push(header);
    }
    send(form: FormData) {
      this.form = form;
      Line.last = this;
    }
  }

  beforeEach(() => {
    vi.stubGlobal("XMLHttpRequest", Line);
    return () => vi.unstubAllGlobals();
  });

  it("is sent as a form without empty fields, and reports its progress", async () => {
    const shares: number[] = [];
    const files = ["a.txt", "b.txt"].map((name) => new File(["a"], name, { type: "text/plain" }));
    const fields = { reservation: "0R", message: " " };
    const sent = sendWithFiles("/upload", { fields, files, onProgress: (share) => shares.push(share) });
    const { address, form, upload, onload } = Line.last;
    upload.onprogress?.({ loaded: 1, total: 4 });
    onload();
    expect(await sent).toEqual({ key: "0M" });
    expect(address).toBe("POST /upload");
    expect([...(form as FormData).keys()]).toEqual(["reservation", "file", "file"]);
    expect(form?.getAll("file").map((file) => (file as File).name)).toEqual(["a.txt", "b.txt"]);
    expect(shares).toEqual([0.25]);
  });

  it("fails with the server's errors about its files", async () => {
    const files = [new File(["a"], "a.txt", { type: "text/plain" })];
    const sent = sendWithFiles("/upload", { fields: {}, files, onProgress: () => {} });
    Object.assign(Line.last, { status: 400, response: { file: ["This is no text."] } });
    Line.last.onload();
    expect(fileErrors(await sent.catch((error) => error))).toEqual(["This is no text."]);
  });
});

describe("an error about files", () => {
  const failure = (status: number, body: unknown) => new ApiError(parseProblem(status, body));

  it.each([
    [failure(400, { file: ["No."], message: ["Too long."] }), ["No."], false],
    [failure(400, { file: ["No."] }), ["No."], true],
    [failure(413, "<html>"), "tooLarge", true],
    [failure(415, { code: "unsupported", detail: "No." }), "wrongType", true],
    [failure(400, { message: ["Too long."] }), null, false],
    [failure(500, null), null, false],
    [new Error("?"), null, false],
    [null, null, false],
  ])("%s is about %o", (error, complaint, isOnly) => {
    expect(fileErrors(error)).toEqual(complaint);
    expect(isOnlyAboutFiles(error)).toBe(isOnly);
  });
});
