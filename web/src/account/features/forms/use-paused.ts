// A value once it has stopped changing, so that nobody is asked at every key.
import { useEffect, useState } from "react";
import { DEBOUNCE_DELAY } from "@/kit/latest";

export function usePaused<T>(value: T, delay: number = DEBOUNCE_DELAY): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return paused;
}
