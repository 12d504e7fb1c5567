// State that survives a reload, such as form input.
import { useState } from "react";
import type { Memory } from "@/kit/browser/storage";

export function useKeptState<T>(memory: Memory, key: string, initial: () => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => memory.read<T>(key) ?? initial());
  const change = (next: T) => {
    setValue(next);
    memory.keep(key, next);
  };
  return [value, change];
}
