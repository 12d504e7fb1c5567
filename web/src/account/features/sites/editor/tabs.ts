// The parts of the editor and their place in the address: `?tab=pages`, and the page that is open there. The first needs no word.
import {
  CalendarCheck,
  CreditCard,
  Globe,
  House,
  IdCard,
  type LucideIcon,
  Newspaper,
  Palette,
  Search,
} from "lucide-react";
import { recordHref } from "../../resources";

export const TABS = [
  "look",
  "homes",
  "pages",
  "details",
  "address",
  "search",
  "booking",
  "payments",
] as const;

export type TabName = (typeof TABS)[number];

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  look: Palette,
  homes: House,
  pages: Newspaper,
  details: IdCard,
  address: Globe,
  search: Search,
  booking: CalendarCheck,
  payments: CreditCard,
};

const TAB = "tab";
const PAGE = "page";

export interface Place {
  tab: TabName;
  /** The key of the page that is open. */
  page: string | null;
}

/** What the address names; the first part where it names none that there is. */
export function placeIn(search: string): Place {
  const params = new URLSearchParams(search);
  const tab = TABS.find((name) => name === params.get(TAB)) ?? TABS[0];
  return { tab, page: tab === "pages" ? params.get(PAGE) : null };
}

export const tabHref = (site: string, tab: TabName) =>
  `${recordHref("site", site)}${tab === TABS[0] ? "" : `?${TAB}=${tab}`}`;

export const pageHref = (site: string, page: string) =>
  `${recordHref("site", site)}?${TAB}=pages&${PAGE}=${encodeURIComponent(page)}`;
