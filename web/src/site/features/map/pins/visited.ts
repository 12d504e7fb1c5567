// The homes visited since the window was opened: their pins are paler.
import { useState } from "react";

const STORE = "casita.visited";

const read = (): string[] => JSON.parse(sessionStorage.getItem(STORE) ?? "[]");

export function useVisited(): { visited: ReadonlySet<string>; visit: (key: string) => void } {
  const [visited, setVisited] = useState(() => new Set(read()));
  const visit = (key: string) => {
    const next = new Set([...visited, key]);
    sessionStorage.setItem(STORE, JSON.stringify([...next]));
    setVisited(next);
  };
  return { visited, visit };
}
