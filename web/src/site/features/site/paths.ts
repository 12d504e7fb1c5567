// Every address of the public site. `search` is the hash query of features/search, with or without content.

export interface SitePaths {
  home: () => string;
  properties: (search?: string) => string;
  property: (slug: string, search?: string) => string;
  /** A page that the owner wrote. */
  page: (slug: string) => string;
  /** A step of booking, with or without `?…`. */
  checkout: (step: string, query?: string) => string;
  /** What became of a quote that was booked. */
  status: (quote: string, query?: string) => string;
  expired: (quote: string) => string;
}

/** The pages that every site has stand at its root. */
const AT_ROOT = new Set(["about", "contact"]);

const withQuery = (path: string, query: string | undefined) => (query ? `${path}?${query}` : path);

const withHash = (path: string, search: string | undefined) => (search ? `${path}#?${search}` : path);

export const sitePaths = (base: string): SitePaths => ({
  home: () => `${base}/`,
  properties: (search) => withHash(`${base}/properties/`, search),
  property: (slug, search) => withHash(`${base}/properties/${encodeURIComponent(slug)}/`, search),
  page: (slug) => `${base}/${AT_ROOT.has(slug) ? "" : "pages/"}${encodeURIComponent(slug)}/`,
  checkout: (step, query) => withQuery(`${base}/reservation/checkout/${step}/`, query),
  status: (quote, query) => withQuery(`${base}/reservation/status/${encodeURIComponent(quote)}/`, query),
  expired: (quote) => `${base}/reservation/expired/${encodeURIComponent(quote)}/`,
});
