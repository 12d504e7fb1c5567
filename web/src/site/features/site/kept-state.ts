// State that survives a reload, for as long as the tab is open: what a guest has typed or ticked is never lost.
import { useState } from "react";

const PREFIX = "casita:";

export function readKept<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Where nothing can be kept, the page works without. */
export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {}
}

export function useKeptState<T>(key: string, initial: () => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readKept<T>(key) ?? initial());
  const change = (next: T) => {
    setValue(next);
    keep(key, next);
  };
  return [value, change];
}
