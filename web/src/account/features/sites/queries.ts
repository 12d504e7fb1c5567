// What the editor of a site asks for besides the site itself.
import { queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import { partKey, rowQuery, rowsQuery } from "../resources";
import type { DomainCheck, SitePage, SitePayment, SitePhoto } from "./wire";

/** As many as a site can have. */
const MOST_PAGES = 100;
/** As many pictures as anybody looks through. */
const MOST_PHOTOS = 60;

const told = { meta: { isTold: true } };

export const pagesQuery = (site: string) => ({
  ...rowsQuery<SitePage>("site-page", { filters: { site }, limit: MOST_PAGES, order_by: "position" }),
  ...told,
});

export const photosQuery = () => ({
  ...rowsQuery<SitePhoto>("photo", {
    filters: { state: "ready" },
    limit: MOST_PHOTOS,
    order_by: "position",
  }),
  ...told,
});

export const photoQuery = (key: string) => ({ ...rowQuery<SitePhoto>("photo", key), ...told });

const call = (site: string, name: string) => `/api/v2/site/${encodeURIComponent(site)}/${name}/`;

export const paymentHref = (site: string) => call(site, "payment");
export const testChargeHref = (site: string) => call(site, "test-charge");

export const paymentQuery = (site: string) =>
  queryOptions({
    queryKey: partKey("site", "payment", site),
    queryFn: ({ signal }) => sendForJson<SitePayment>(paymentHref(site), { signal }),
    ...told,
  });

/** Asked when somebody wants to know, never by itself. */
export const askWhereDomainLeads = (site: string) => sendForJson<DomainCheck>(call(site, "domain-check"));

/** A page as its readers would see it. */
export const renderPage = (body: string, signal: AbortSignal) =>
  sendForJson<{ html: string }>("/api/v2/site-page/preview/", { method: "POST", body: { body }, signal });
