import { afterEach, describe, expect, it } from "vitest";
import { ApiError, type ApiProblem } from "@/api/errors";
import { DELETE_WITHOUT_KEY } from "@/api/resource";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { showErrors } from "./interceptor";

afterEach(() => toasts.clear());

const shown = () => toastQueue.visibleToasts.map(({ content }) => [content.kind, content.title]);
const failed = (problem: ApiProblem) => new ApiError(problem);

describe("a failed call", () => {
  it("dismisses open alerts, then shows the first entry of each field", () => {
    toasts.show({ kind: "info", title: "Prices were refreshed" });
    const fields = { name: ["Too long.", "Odd."], slug: ["Taken."] };
    showErrors(failed({ kind: "fields", status: 400, fields }));
    expect(shown()).toEqual([
      ["error", "Too long."],
      ["error", "Taken."],
    ]);
  });

  it("shows the sentence of a refusal", () => {
    showErrors(failed({ kind: "refusal", status: 409, code: 101, detail: "It is locked.", data: {} }));
    expect(shown()).toEqual([["error", "It is locked."]]);
  });

  it("without data shows that it does not know", () => {
    showErrors(failed({ kind: "unreachable", status: 502 }));
    expect(shown()).toEqual([["error", "An unknown error has occurred"]]);
  });

  it("shows what was refused before it was sent", () => {
    showErrors(new Error(DELETE_WITHOUT_KEY));
    expect(shown()).toEqual([["error", "Can't delete a non-existent resource"]]);
  });
});
