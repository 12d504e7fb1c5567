import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { follow } from "./follow";

class Line {
  static readonly CLOSED = 2;
  static last: Line;
  readyState = 0;
  isClosed = false;
  onmessage = () => {};
  onopen = () => {};
  onerror = () => {};
  constructor(readonly url: string) {
    Line.last = this;
  }
  close() {
    this.isClosed = true;
  }
}

const news = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Line);
  news.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is notified of every message and every restart of the stream", () => {
  const stop = follow("0R", news);
  expect(Line.last.url).toBe("/websites/api/v2/reservation-message/events/?reservation=0R");
  Line.last.onopen();
  Line.last.onmessage();
  expect(news).toHaveBeenCalledTimes(2);
  stop();
  expect(Line.last.isClosed).toBe(true);
});

it("polls when the stream is refused, and only then", async () => {
  const stop = follow("0R", news);
  Line.last.onerror();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news).not.toHaveBeenCalled();
  Line.last.readyState = Line.CLOSED;
  Line.last.onerror();
  Line.last.onerror();
  await vi.advanceTimersByTimeAsync(10_500);
  expect(news).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news).toHaveBeenCalledTimes(2);
});
