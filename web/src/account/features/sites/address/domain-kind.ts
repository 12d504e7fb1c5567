// Whether a site has no domain of its own, one that its owner had before, or one that is to be registered.
import type { Site } from "../wire";

export type DomainKind = "none" | "existing" | "new";

export function domainKind({
  domain,
  existing_domain,
}: Pick<Site, "domain" | "existing_domain">): DomainKind {
  if (domain === null) return "none";
  return existing_domain ? "existing" : "new";
}

/** A name of the kind `shop.example.com` cannot stand for a whole domain, so it may be an alias of another name. */
export const mayBeAlias = (domain: string) => domain.split(".").length > 2;
