import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/api/errors";
import type { Quote, QuoteIn } from "../../site";
import type { AskEstimate } from "./estimate";
import { useEstimate } from "./use-estimate";

const request = (adults: number): QuoteIn => ({
  property: "p",
  namespace: "harbor-pine",
  check_in: "2026-12-01",
  check_out: "2026-12-05",
  adults,
  children: 0,
  pets: 0,
  smoker: false,
  addons: [],
});

const quoteOf = (total: number) => ({ total }) as Quote;

/** Responds when told to, in the order that the test chooses. */
function heldAnswers() {
  const calls: {
    request: QuoteIn;
    signal: AbortSignal;
    answer: (quote: Quote) => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = vi.fn<AskEstimate>(
    (signal, wanted) =>
      new Promise((answer, fail) => {
        calls.push({ request: wanted, signal, answer, fail });
      }),
  );
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`call ${index} was not made`);
    return found;
  };
  return { ask, call };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function start(first: QuoteIn | null) {
  const { ask, call } = heldAnswers();
  const hook = renderHook(({ wanted }) => useEstimate(wanted, ask), { initialProps: { wanted: first } });
  return { ask, call, hook, state: () => hook.result.current.state };
}

describe("the estimate", () => {
  it("requests nothing while nothing is selected", async () => {
    const { ask, state } = start(null);
    await wait(1000);
    expect(ask).not.toHaveBeenCalled();
    expect(state()).toEqual({ kind: "idle" });
  });

  it("requests once, 300 ms after the last change", async () => {
    const { ask, call, hook } = start(request(1));
    await wait(299);
    hook.rerender({ wanted: request(2) });
    await wait(299);
    expect(ask).not.toHaveBeenCalled();
    await wait(1);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(call(0).request.adults).toBe(2);
  });

  it("does not request the same stay again", async () => {
    const { ask, hook } = start(request(2));
    await wait(300);
    hook.rerender({ wanted: request(2) });
    await wait(300);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("uses the latest response and aborts the older request", async () => {
    const { call, hook, state } = start(request(1));
    await wait(300);
    hook.rerender({ wanted: request(2) });
    await wait(300);
    expect(call(0).signal.aborted).toBe(true);
    await act(async () => call(1).answer(quoteOf(200)));
    await act(async () => call(0).answer(quoteOf(100)));
    expect(state()).toEqual({ kind: "priced", quote: quoteOf(200) });
  });

  it("keeps the last price visible while the next loads", async () => {
    const { call, hook, state } = start(request(1));
    await wait(300);
    await act(async () => call(0).answer(quoteOf(100)));
    hook.rerender({ wanted: request(2) });
    expect(state()).toEqual({ kind: "asking", quote: quoteOf(100) });
  });

  it("reports the server's refusal, and retries when told to", async () => {
    const { ask, call, hook, state } = start(request(1));
    await wait(300);
    const problem = { kind: "refusal", status: 400, code: "overlap", detail: "Taken.", data: {} } as const;
    await act(async () => call(0).fail(new ApiError(problem)));
    expect(state()).toEqual({ kind: "refused", problem });
    act(() => hook.result.current.retry());
    await wait(300);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
