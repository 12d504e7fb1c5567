// The list, and from md up beside it the map.
import type { ReactNode } from "react";

interface ListLayoutProps {
  children: ReactNode;
  /** Stays in view while the list scrolls. */
  aside: ReactNode;
}

export function ListLayout({ children, aside }: ListLayoutProps) {
  return (
    <div className="md:grid md:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] md:gap-8">
      {/* As high as the window, so that the footer does not jump when fewer homes are found. */}
      <div className="flex min-h-svh min-w-0 flex-col gap-6">{children}</div>
      <aside className="sticky top-20 h-[calc(100dvh-6rem)] max-md:hidden">{aside}</aside>
    </div>
  );
}
