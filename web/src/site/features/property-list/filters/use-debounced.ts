// A debounced value: follows another after a pause.
import { useEffect, useState } from "react";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";

export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
