// The address at which a quote is booked: the site's secure address, the quote, and the utm parameters unless the site opts out of
// analytics.
import type { Site } from "../site";

const TRACKING = /^utm_/;

/** The `utm_…` parameters of an address, from its query or from the search behind its `#?`. */
function trackingIn(address: string): [string, string][] {
  const [beforeHash = "", hash = ""] = address.split(/#\??(.*)/s);
  const query = beforeHash.split(/\?(.*)/s)[1] ?? "";
  return [...new URLSearchParams(query), ...new URLSearchParams(hash)].filter(([name]) =>
    TRACKING.test(name),
  );
}

type BookingSite = Pick<Site, "secure_url" | "analytics_opt_out">;

export function bookingLink(site: BookingSite, quoteKey: string, address: string): string {
  const query = new URLSearchParams({ q: quoteKey });
  const tracking = site.analytics_opt_out ? [] : trackingIn(address);
  for (const [name, value] of tracking) query.set(name, value);
  return `${site.secure_url.replace(/\/+$/, "")}/reservation/checkout/?${query}`;
}
