import { afterEach, expect, test } from "vitest";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { refusedLines, remarkRefused } from "./refused";

const refused = (number: number, code = "101") => ({
  key: `r${number}`,
  name: `Guest ${number}`,
  code,
  detail: "No.",
});

afterEach(() => toasts.clear());

test("rows that refuse are named with the reason, the first five of them", () => {
  const lines = refusedLines([1, 2, 3, 4, 5, 6, 7].map((number) => refused(number)));
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^Guest 1: The reservation is locked/);
  expect(lines[5]).toBe("and 2 more");
  expect(refusedLines([refused(1, "of_tomorrow")])).toEqual(["Guest 1: No."]);
});

test("what was done is said beside what was not", () => {
  expect(remarkRefused({ updated: 3, refused: [] })).toBe(true);
  expect(toastQueue.visibleToasts).toHaveLength(0);
  expect(remarkRefused({ updated: 3, refused: [refused(1)] })).toBe(false);
  expect(toastQueue.visibleToasts[0]?.content.title).toBe("3 done, 1 not done");
});
