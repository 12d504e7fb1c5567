// Some homes side by side: a grid, or on a phone a row to swipe through.
import type { ReactNode } from "react";
import type { PropertyCard as Home } from "../site";

/** The `sizes` attribute of the photos in a row. */
export const ROW_SIZES = "(min-width: 1201px) 24vw, (min-width: 768px) 46vw, 80vw";

interface PropertyRowProps {
  homes: readonly Home[];
  children: (home: Home) => ReactNode;
}

export function PropertyRow({ homes, children }: PropertyRowProps) {
  return (
    <ul className="relative -mx-4 flex snap-x scroll-ps-4 gap-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9 sm:overflow-visible sm:px-0 lg:grid-cols-4">
      {homes.map((home) => (
        <li key={home.key} className="w-[78vw] shrink-0 snap-start sm:w-auto">
          {children(home)}
        </li>
      ))}
    </ul>
  );
}
