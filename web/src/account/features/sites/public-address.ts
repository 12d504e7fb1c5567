// Public addresses of a site and of its pages.
import type { Site } from "./api-types";

/** Pages at the root of every site. */
const AT_ROOT = new Set(["about", "contact"]);

export const pagePath = (slug: string) => (AT_ROOT.has(slug) ? `/${slug}/` : `/pages/${slug}/`);

/** Without the scheme. */
export const publicAddress = ({ domain, namespace }: Pick<Site, "domain" | "namespace">, path = "/") =>
  domain ? `${domain}${path}` : `${location.host}/s/${namespace}${path}`;
