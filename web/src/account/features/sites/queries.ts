// Queries of the site editor besides the site itself.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { send, sendForJson } from "@/api/request";
import { PAGE_SIZE } from "@/kit/list/list-state";
import { partKey, resourceOf, rowQuery, rowsQuery } from "../resources";
import type {
  DomainCheck,
  Site,
  SiteHome,
  SitePage,
  SitePayment,
  SitePhoto,
  SitePicture,
  SitePictureRole,
} from "./api-types";

/** Maximum number of pages of a site. */
const MAX_PAGES = 100;
/** Maximum number of photos to choose from. */
const MAX_PHOTOS = 60;

/** While a picture is being processed, in milliseconds. */
const POLLING = 1_000;

const ownError = { meta: { showsOwnError: true } };

export const pagesQuery = (site: string) => ({
  ...rowsQuery<SitePage>("site-page", { filters: { site }, limit: MAX_PAGES, order_by: "position" }),
  ...ownError,
});

export const photosQuery = () => ({
  ...rowsQuery<SitePhoto>("photo", {
    filters: { state: "ready" },
    limit: MAX_PHOTOS,
    order_by: "position",
  }),
  ...ownError,
});

export const photoQuery = (key: string) => ({ ...rowQuery<SitePhoto>("photo", key), ...ownError });

const homes = resourceOf<SiteHome>("property");

/** Homes that match a search, active ones first; or homes by key, which may be more than fit into one query. */
export interface HomeFilters {
  search: string;
  keys: readonly string[] | null;
}

async function partOfHomes({ search, keys }: HomeFilters, offset: number, signal: AbortSignal) {
  const limit = PAGE_SIZE;
  if (!keys) return homes.list({ offset, limit, search, order_by: "state_status,name" }, { signal });
  const key = keys.slice(offset, offset + limit);
  const part = await homes.list({ limit, filters: { key }, order_by: "name" }, { signal });
  return { ...part, total_count: keys.length };
}

export const homesQuery = (filters: HomeFilters) =>
  infiniteQueryOptions({
    queryKey: [...partKey("property", "to-choose", filters.search), filters.keys],
    queryFn: ({ pageParam, signal }) => partOfHomes(filters, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total_count }, _parts, offset) =>
      offset + PAGE_SIZE < total_count ? offset + PAGE_SIZE : undefined,
    ...ownError,
  });

/** Keys of all homes that match the search. Loaded on demand only. */
export async function askForKeysOfHomes(search: string): Promise<string[]> {
  const { results } = await homes.listAll({ search, order_by: "name" });
  return results.map(({ key }) => key);
}

const call = (site: string, name: string) => `/api/v2/site/${encodeURIComponent(site)}/${name}/`;

export const paymentHref = (site: string) => call(site, "payment");
export const testChargeHref = (site: string) => call(site, "test-charge");

export const paymentQuery = (site: string) =>
  queryOptions({
    queryKey: partKey("site", "payment", site),
    queryFn: ({ signal }) => sendForJson<SitePayment>(paymentHref(site), { signal }),
    ...ownError,
  });

/** Called on demand only. */
export const askWhereDomainLeads = (site: string) => sendForJson<DomainCheck>(call(site, "domain-check"));

/** Takes over a domain that another site uses. */
export const claimDomain = (site: string, domain: string) =>
  sendForJson<Site>(call(site, "claim-domain"), { method: "POST", body: { domain } });

const picturesHref = (site: string) => call(site, "picture");

export const pictureHref = (site: string, role: SitePictureRole) => `${picturesHref(site)}${role}/`;

/** Polled while a picture is being processed. */
export const picturesQuery = (site: string) =>
  queryOptions({
    queryKey: partKey("site", "pictures", site),
    queryFn: ({ signal }) => sendForJson<{ results: SitePicture[] }>(picturesHref(site), { signal }),
    refetchInterval: ({ state }) =>
      state.data?.results.some((picture) => picture.state === "preparing") ? POLLING : false,
    ...ownError,
  });

export const removePicture = (site: string, role: SitePictureRole) =>
  send(pictureHref(site, role), { method: "DELETE" });

/** Renders a page as its readers would see it. */
export const renderPage = (body: string, signal: AbortSignal) =>
  sendForJson<{ html: string }>("/api/v2/site-page/preview/", { method: "POST", body: { body }, signal });
