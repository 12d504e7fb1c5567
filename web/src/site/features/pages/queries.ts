// Query for a page written by the owner; the one printed into the first HTML is put into the same cache.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError, parseProblem } from "@/api/errors";
import type { FirstPage, OwnerPage, Site } from "../site";

/** The two pages with a route of their own. */
export const ABOUT = "about";
export const CONTACT = "contact";

const FRESH_FOR = 60_000;
const NOT_FOUND = 404;

async function fetchPage({ namespace }: Site, slug: string, signal: AbortSignal): Promise<OwnerPage> {
  const address = `/websites/api/v2/site/${encodeURIComponent(namespace)}/page/${encodeURIComponent(slug)}`;
  const response = await fetch(address, { signal });
  if (response.status === NOT_FOUND) throw notFound();
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(parseProblem(response.status, body));
  return body as OwnerPage;
}

export const pageOptions = (site: Site, slug: string) =>
  queryOptions({
    queryKey: ["page", slug],
    queryFn: ({ signal }) => fetchPage(site, slug, signal),
    staleTime: FRESH_FOR,
    retry: false,
  });

export function seedPage(client: QueryClient, site: Site, page: FirstPage) {
  if (page.kind === "page") client.setQueryData(pageOptions(site, page.page.slug).queryKey, page.page);
}
