// The data that the server printed into the page for its first view, which saves a second round trip.
import type { OwnerPage, Property, PropertyList, Quote, Site } from "./api-types";

export type FirstPage =
  | { kind: "home"; featured: PropertyList }
  | { kind: "list"; list: PropertyList }
  | { kind: "property"; property: Property }
  | { kind: "page"; page: OwnerPage }
  | { kind: "checkout"; quote?: Quote; property?: Property }
  | { kind: "reservation" }
  | { kind: "offers" }
  | { kind: "not_found"; featured: PropertyList };

export interface FirstData {
  /** Prefix of every path of the site: "/s/harbor-pine", or "" on its own domain. */
  base: string;
  locale: string;
  demo: boolean;
  site: Site;
  page: FirstPage;
}

export function readFirstData(): FirstData {
  const text = document.getElementById("casita")?.textContent;
  if (!text) throw new Error("The page carries no first data.");
  return JSON.parse(text) as FirstData;
}
