import { beforeEach, describe, expect, it } from "vitest";
import type { ActiveType } from "@/api/codes";
import { toastQueue, toasts } from "@/ui/overlay/toast-queue";
import { notifyNotOnSale } from "./not-on-sale";
import { undoStatus } from "./undo-status";

const shownToasts = () => toastQueue.visibleToasts.map(({ content }) => content);

beforeEach(() => toasts.clear());

describe("listings that are not on sale", () => {
  it("names what each lacks", () => {
    notifyNotOnSale([{ key: "k", name: "Bare Cabin", reasons: ["photo", "rates"] }]);
    expect(shownToasts()).toEqual([
      { kind: "warning", title: "1 listing is incomplete", detail: "Bare Cabin: A photo, A rate" },
    ]);
  });

  it("names a few of many, and tells apart what only waits", () => {
    const many = ["One", "Two", "Three", "Four"].map((name) => ({ key: name, name, reasons: ["photo"] }));
    notifyNotOnSale([...many, { key: "w", name: "Waits", reasons: [] }]);
    const titles = shownToasts().map(({ title }) => title);
    expect(titles).toContain("4 listings are incomplete");
    expect(titles).toContain("1 listing is pending approval");
    const detail = shownToasts().find(({ kind }) => kind === "warning")?.detail;
    expect(detail).toBe("One: A photo · Two: A photo · Three: A photo · …");
  });
});

describe("the way back", () => {
  it("never says that something is missing", () => {
    const statuses: readonly ActiveType[] = ["w", "p", "a", "d", "s"];
    expect(statuses.map(undoStatus)).toEqual(["w", "p", "a", "d", "w"]);
  });
});
