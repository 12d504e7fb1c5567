import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { DEBOUNCE_DELAY, debounceLatest, Superseded } from "./debounce-latest";
import { MIN_POLLING_INTERVAL, poll } from "./polling";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("debounceLatest", () => {
  test("calls are debounced 300 ms", async () => {
    expect(DEBOUNCE_DELAY).toBe(300);
    const work = vi.fn(async () => "done");
    const answer = debounceLatest(work).run();
    await vi.advanceTimersByTimeAsync(299);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe("done");
  });

  it("runs only the last of many calls", async () => {
    const work = vi.fn(async (_signal: AbortSignal, text: string) => text);
    const { run } = debounceLatest(work);
    const first = expect(run("a")).rejects.toThrow(Superseded);
    const second = run("ab");
    await vi.runAllTimersAsync();
    await first;
    await expect(second).resolves.toBe("ab");
    expect(work).toHaveBeenCalledOnce();
  });

  it("drops a slow response that a newer call overtook, and aborts its request", async () => {
    const signals: AbortSignal[] = [];
    const { run } = debounceLatest((signal, delay: number) => {
      signals.push(signal);
      return new Promise((resolve) => setTimeout(() => resolve(delay), delay));
    });
    const slow = expect(run(5000)).rejects.toThrow(Superseded);
    await vi.advanceTimersByTimeAsync(400);
    const quick = run(10);
    await vi.runAllTimersAsync();
    await slow;
    await expect(quick).resolves.toBe(10);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  it("passes on an error of the work", async () => {
    const { run } = debounceLatest(async () => {
      throw new Error("offline");
    });
    const failed = expect(run()).rejects.toThrow("offline");
    await vi.runAllTimersAsync();
    await failed;
  });

  it("can be cancelled", async () => {
    const { run, cancel } = debounceLatest(async () => 1);
    const gone = expect(run()).rejects.toThrow(Superseded);
    cancel();
    await gone;
  });
});

describe("polling", () => {
  const ignore = () => {};

  test("the interval must be at least 1000 ms, otherwise an error is raised", () => {
    expect(MIN_POLLING_INTERVAL).toBe(1000);
    for (const interval of [999, 0, -1, Number.NaN])
      expect(() => poll(async () => {}, interval, ignore)).toThrow(RangeError);
    poll(async () => {}, 1000, ignore)();
  });

  it("waits for a response before the next request, and stops on demand", async () => {
    let running = 0;
    let most = 0;
    const work = vi.fn(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      running--;
    });
    const stop = poll(work, 1000, ignore);
    await vi.advanceTimersByTimeAsync(9500);
    expect(most).toBe(1);
    expect(work).toHaveBeenCalledTimes(3);
    stop();
    await vi.runAllTimersAsync();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("reports a failed run and continues", async () => {
    const onError = vi.fn();
    const stop = poll(() => Promise.reject(new Error("offline")), 1000, onError);
    await vi.advanceTimersByTimeAsync(2500);
    expect(onError).toHaveBeenCalledTimes(2);
    stop();
  });
});
