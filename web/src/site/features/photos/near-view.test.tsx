import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Photo } from "./photo";

const photo = {
  alt: "A porch",
  height: 1000,
  width: 1500,
  small_url: "/photos/a/small.jpg",
  medium_url: "/photos/a/medium.jpg",
  large_url: "/photos/a/large.jpg",
  tone: "#888888",
};

interface Watcher {
  margin: string | undefined;
  see: (target: Element) => void;
}

const watchers: Watcher[] = [];

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const see = (target: Element) =>
      callback(
        [{ isIntersecting: true, target } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    watchers.push({ margin: options?.rootMargin, see });
  }
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

vi.stubGlobal("IntersectionObserver", FakeObserver);
afterEach(() => void vi.clearAllMocks());

const draw = (isFirst: boolean) => {
  render(<Photo photo={photo} sizes="10vw" alt="A porch" isFirst={isFirst} />);
  return screen.getByRole("img", { name: "A porch" });
};

it("fetches the first picture at once", () => {
  expect(draw(true).getAttribute("src")).toBe("/photos/a/medium.jpg");
});

it("fetches others when they are in view, and a screen ahead once the user has interacted", () => {
  const picture = draw(false);
  expect(picture.getAttribute("src")).toMatch(/^data:/);
  expect(picture.getAttribute("srcset")).toBeNull();
  expect(watchers.map(({ margin }) => margin)).toEqual(["0px"]);
  window.dispatchEvent(new Event("scroll"));
  expect(watchers.map(({ margin }) => margin)).toEqual(["0px", "100%"]);
  act(() => watchers[1]?.see(picture));
  expect(picture.getAttribute("src")).toBe("/photos/a/medium.jpg");
});
