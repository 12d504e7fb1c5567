// Which homes a site shows, and which are featured. Featured homes are always shown.
import type { Site } from "../api-types";

export type HomesOfSite = Pick<Site, "all_properties" | "properties" | "featured">;

type Keys = readonly string[];
export type ChosenHomes = Partial<Pick<Site, "properties" | "featured">>;

/** In the order of the server, so that checking and unchecking a home is no change. */
const withKeys = (keys: Keys, more: Keys) => [...new Set([...keys, ...more])].toSorted();

function withoutKeys(keys: Keys, fewer: Keys): string[] {
  const gone = new Set(fewer);
  return keys.filter((key) => !gone.has(key));
}

export const withShown = ({ properties }: HomesOfSite, keys: Keys): ChosenHomes => ({
  properties: withKeys(properties, keys),
});

export const withoutShown = ({ properties, featured }: HomesOfSite, keys: Keys): ChosenHomes => ({
  properties: withoutKeys(properties, keys),
  featured: withoutKeys(featured, keys),
});

export const withFeatured = (site: HomesOfSite, key: string): ChosenHomes => ({
  featured: withKeys(site.featured, [key]),
  ...(!site.all_properties && withShown(site, [key])),
});

export const withoutFeatured = ({ featured }: HomesOfSite, key: string): ChosenHomes => ({
  featured: withoutKeys(featured, [key]),
});

/** Keeps the former choice, in case the user changes their mind. */
export const showingAll = (): Partial<HomesOfSite> => ({ all_properties: true });

export const showingChosen = (site: HomesOfSite): Partial<HomesOfSite> => ({
  all_properties: false,
  ...withShown(site, site.featured),
});
