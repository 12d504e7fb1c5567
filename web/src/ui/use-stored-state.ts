// State that survives a reload, such as form input.
import { useState } from "react";
import type { Store } from "@/kit/browser/storage";

export function useStoredState<T>(store: Store, key: string, initial: () => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => store.read<T>(key) ?? initial());
  const change = (next: T) => {
    setValue(next);
    store.write(key, next);
  };
  return [value, change];
}
