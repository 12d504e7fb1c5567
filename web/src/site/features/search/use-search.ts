// The search of the page as state: read from the address, changed by changing the address.
import { useLocation, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { changed, parseSearch, type Search, writeSearch } from "./codec";

/** The router decodes its `hash`, which would break apart an escaped "&"; the address itself is exact. */
const rawHash = (href: string) => href.slice(href.indexOf("#") + 1 || href.length);

export const searchIn = (href: string): Search => parseSearch(rawHash(href));

export function useSearch(): { search: Search; update: (changes: Search) => void } {
  const router = useRouter();
  const hash = useLocation({ select: ({ href }) => rawHash(href) });
  const search = useMemo(() => parseSearch(hash), [hash]);
  const update = (changes: Search) => {
    const query = writeSearch(changed(search, changes));
    void router.navigate({
      href: `${location.pathname}${location.search}${query && `#?${query}`}`,
      replace: true,
      resetScroll: false,
    });
  };
  return { search, update };
}
