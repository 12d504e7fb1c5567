// The search of the page as state: read from the address, changed by changing the address.
import { useLocation, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { minorPerUnit } from "@/kit/money/money";
import { type Site, useSite } from "../site";
import { changed } from "./change";
import { parseSearch, type Search, writeSearch } from "./codec";

/** The router decodes its `hash`, which would break an escaped "&"; the href is exact. */
const rawHash = (href: string) => href.slice(href.indexOf("#") + 1 || href.length);

export const searchIn = (site: Site, href: string): Search =>
  parseSearch(rawHash(href), minorPerUnit(site.currency.code));

interface SearchState {
  search: Search;
  /** Replaces the current history entry. */
  update: (changes: Search) => void;
  /** Adds a history entry, so that going back undoes the change. */
  visit: (changes: Search) => void;
}

export function useSearch(): SearchState {
  const router = useRouter();
  const { site } = useSite();
  const hash = useLocation({ select: ({ href }) => rawHash(href) });
  return useMemo(() => {
    const search = parseSearch(hash, minorPerUnit(site.currency.code));
    const go = (changes: Search, replace: boolean) => {
      const query = writeSearch(changed(search, changes));
      const href = `${location.pathname}${location.search}${query && `#?${query}`}`;
      void router.navigate({ href, replace, resetScroll: false });
    };
    return {
      search,
      update: (changes) => go(changes, true),
      visit: (changes) => go(changes, false),
    };
  }, [hash, router, site]);
}
