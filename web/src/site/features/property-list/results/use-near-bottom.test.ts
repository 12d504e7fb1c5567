import { render } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NEAR_BOTTOM, useNearBottom } from "./use-near-bottom";

interface Watch {
  margin: string | undefined;
  target: Element | null;
  report: (isIntersecting: boolean) => void;
}

let watches: Watch[] = [];

class FakeObserver {
  watch: Watch;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const report = (isIntersecting: boolean) =>
      callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    this.watch = { margin: options?.rootMargin, target: null, report };
    watches.push(this.watch);
  }
  observe(target: Element) {
    this.watch.target = target;
  }
  disconnect() {
    this.watch.target = null;
  }
}

beforeEach(() => {
  watches = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});
afterEach(() => void vi.unstubAllGlobals());

function List({ isWanted, length, onNear }: { isWanted: boolean; length: number; onNear: () => void }) {
  return createElement("div", { ref: useNearBottom<HTMLDivElement>(isWanted, onNear, length) });
}

const active = () => watches.filter(({ target }) => target);

describe("coming near the bottom", () => {
  it("begins 100 px before it", () => {
    expect(NEAR_BOTTOM).toBe(100);
    const onNear = vi.fn();
    render(createElement(List, { isWanted: true, length: 20, onNear }));
    expect(active().map(({ margin }) => margin)).toEqual(["0px 0px 100px 0px"]);
    active()[0]?.report(false);
    expect(onNear).not.toHaveBeenCalled();
    active()[0]?.report(true);
    expect(onNear).toHaveBeenCalledOnce();
  });

  it("is observed again after the list has grown, and not while more is loading", () => {
    const onNear = vi.fn();
    const { rerender, unmount } = render(createElement(List, { isWanted: true, length: 20, onNear }));
    rerender(createElement(List, { isWanted: false, length: 20, onNear }));
    expect(active()).toHaveLength(0);
    rerender(createElement(List, { isWanted: true, length: 40, onNear }));
    expect(active()).toHaveLength(1);
    expect(watches).toHaveLength(2);
    unmount();
    expect(active()).toHaveLength(0);
  });
});
