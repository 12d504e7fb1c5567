// Whether a site has no domain of its own, an existing one, or one to be registered.
import type { Site } from "../api-types";

export type DomainKind = "none" | "existing" | "new";

export function domainKind({
  domain,
  existing_domain,
}: Pick<Site, "domain" | "existing_domain">): DomainKind {
  if (domain === null) return "none";
  return existing_domain ? "existing" : "new";
}

/** A subdomain such as `shop.example.com` can be a CNAME; an apex domain cannot. */
export const mayBeAlias = (domain: string) => domain.split(".").length > 2;
