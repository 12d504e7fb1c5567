// Debounces a value, so that not every key press sends a request.
import { useEffect, useState } from "react";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";

export function usePaused<T>(value: T, delay: number = DEBOUNCE_DELAY): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return paused;
}
