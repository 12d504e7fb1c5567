// Client-side navigation for the links of components; without it they are ordinary links. Separate from <UiProvider>, because only
// the whole library exports it, and the public site does without.
import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";

interface LinkProviderProps {
  navigate: (href: string) => void;
  children: ReactNode;
}

export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
