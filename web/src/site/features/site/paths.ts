// All paths of the public site. `search` is the hash query of features/search, possibly empty.

export interface SitePaths {
  /** The path that the site's cookies belong to. */
  root: string;
  home: () => string;
  properties: (search?: string) => string;
  property: (slug: string, search?: string) => string;
  /** A page written by the owner. */
  page: (slug: string) => string;
  /** A step of the checkout, with or without `?…`. */
  checkout: (step: string, query?: string) => string;
  /** The reservation made from a quote. */
  status: (quote: string, query?: string) => string;
  expired: (quote: string) => string;
}

/** The pages at the root of every site. */
const AT_ROOT = new Set(["about", "contact"]);

const withQuery = (path: string, query: string | undefined) => (query ? `${path}?${query}` : path);

const withHash = (path: string, search: string | undefined) => (search ? `${path}#?${search}` : path);

export const sitePaths = (base: string): SitePaths => ({
  root: base || "/",
  home: () => `${base}/`,
  properties: (search) => withHash(`${base}/properties/`, search),
  property: (slug, search) => withHash(`${base}/properties/${encodeURIComponent(slug)}/`, search),
  page: (slug) => `${base}/${AT_ROOT.has(slug) ? "" : "pages/"}${encodeURIComponent(slug)}/`,
  checkout: (step, query) => withQuery(`${base}/reservation/checkout/${step}/`, query),
  status: (quote, query) => withQuery(`${base}/reservation/status/${encodeURIComponent(quote)}/`, query),
  expired: (quote) => `${base}/reservation/expired/${encodeURIComponent(quote)}/`,
});
