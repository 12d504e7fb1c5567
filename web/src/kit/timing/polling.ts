// Polls until stopped; never runs twice at once.

export const MIN_POLLING_INTERVAL = 1000;

/**
 * Runs `work` every `interval` milliseconds, counted from the end of the last run; a failed run calls `onError` and
 * does not stop the polling. Returns the function that stops it.
 */
export function poll(
  work: (signal: AbortSignal) => Promise<void>,
  interval: number,
  onError: (error: unknown) => void,
): () => void {
  if (!(interval >= MIN_POLLING_INTERVAL)) {
    throw new RangeError(`The polling interval must be at least ${MIN_POLLING_INTERVAL} ms.`);
  }
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(async () => {
      await work(stop.signal).catch(onError);
      if (!stop.signal.aborted) next();
    }, interval);
  };
  next();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
