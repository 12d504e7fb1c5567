import { describe, expect, it, test } from "vitest";
import { isOurs, isPreviewMessage } from "./site-preview";

describe("a preview message", () => {
  it.each([
    [{ kind: "casita-preview", look: {}, page: null }, true],
    [{ kind: "casita-preview" }, false],
    [{ kind: "casita-preview", look: "red" }, false],
    [{ kind: "other", look: {} }, false],
    ["casita-preview", false],
    [null, false],
  ])("%j: %s", (data, expected) => expect(isPreviewMessage(data)).toBe(expected));
});

test("only our own origin and the expected window are accepted", () => {
  const event = (origin: string, source: MessageEventSource | null) =>
    new MessageEvent("message", { origin, source });
  expect(isOurs(event(location.origin, window), window)).toBe(true);
  expect(isOurs(event("https://elsewhere.test", window), window)).toBe(false);
  expect(isOurs(event(location.origin, null), window)).toBe(false);
});
