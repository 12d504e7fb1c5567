// Tests that rows wait for their turn: a few per frame, and in the end each one with its latest value.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFrameQueue } from "./use-frame-queue";

interface Shown {
  day: number;
}

const isSame = (left: Shown, right: Shown) => left.day === right.day;
const row = (day: number) =>
  renderHook(({ day: now }) => useFrameQueue({ day: now }, isSame), { initialProps: { day } });

const frames: FrameRequestCallback[] = [];
const nextFrame = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
  });

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("four rows are drawn in a frame", () => {
  const rows = Array.from({ length: 6 }, (_, day) => row(day));
  const drawn = () => rows.filter(({ result }) => result.current !== null).length;
  expect(drawn()).toBe(0);
  nextFrame();
  expect(drawn()).toBe(4);
  nextFrame();
  expect(drawn()).toBe(6);
  expect(frames).toHaveLength(0);
});

test("what is asked for meanwhile is drawn, and what was drawn stays until then", () => {
  const { result, rerender } = row(1);
  nextFrame();
  rerender({ day: 2 });
  expect(result.current).toEqual({ day: 1 });
  rerender({ day: 3 });
  nextFrame();
  expect(result.current).toEqual({ day: 3 });
});

test("a change that comes together with the drawing is drawn too", () => {
  const { result, rerender } = row(1);
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
    rerender({ day: 2 });
  });
  nextFrame();
  expect(result.current).toEqual({ day: 2 });
});

test("who is gone is not waited for", () => {
  const gone = row(1);
  gone.unmount();
  nextFrame();
  expect(frames).toHaveLength(0);
});
