// Where guests find a site and its pages.
import type { Site } from "./wire";

/** The pages that every site has stand at its root. */
const AT_ROOT = new Set(["about", "contact"]);

export const pagePath = (slug: string) => (AT_ROOT.has(slug) ? `/${slug}/` : `/pages/${slug}/`);

/** Without the scheme, as people write it. */
export const publicAddress = ({ domain, namespace }: Pick<Site, "domain" | "namespace">, path = "/") =>
  domain ? `${domain}${path}` : `${location.host}/s/${namespace}${path}`;
