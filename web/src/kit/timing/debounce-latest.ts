// Debounces calls and uses only the newest result.

export const DEBOUNCE_DELAY = 300;

/** The call was canceled because a newer one took its place. */
export class Superseded extends Error {
  override name = "Superseded";
}

interface Latest<A extends unknown[], R> {
  /** Starts after the delay; a newer call cancels this one, whose promise then rejects with `Superseded`. */
  run: (...args: A) => Promise<R>;
  cancel: () => void;
}

/** Debounces an asynchronous function: of many calls in a row only the last one runs, and the last one wins. */
export function debounceLatest<A extends unknown[], R>(
  work: (signal: AbortSignal, ...args: A) => Promise<R>,
  delay: number = DEBOUNCE_DELAY,
): Latest<A, R> {
  let current = new AbortController();
  const cancel = () => current.abort(new Superseded());
  const run = async (...args: A) => {
    cancel();
    const mine = new AbortController();
    current = mine;
    await pause(delay, mine.signal);
    const result = await work(mine.signal, ...args).catch((error: unknown) => {
      mine.signal.throwIfAborted();
      throw error;
    });
    mine.signal.throwIfAborted();
    return result;
  };
  return { run, cancel };
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
