// The address of a home on its site, with the search that led to it.
import type { Property, Site } from "../site";

export function propertyLink(
  { properties_href }: Pick<Site, "properties_href">,
  { slug }: Pick<Property, "slug">,
  search: string,
): string {
  return `${properties_href}${encodeURIComponent(slug)}/${search && `#?${search}`}`;
}
