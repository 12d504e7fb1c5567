// Tabs of the editor and their parameter in the address: `?tab=pages`, and the open page. The first tab has none.
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

interface Place {
  tab: TabName;
  /** Key of the open page. */
  page: string | null;
}

/** The tab that the address names; the first one if it names none that exists. */
export function placeIn(search: string): Place {
  const params = new URLSearchParams(search);
  const tab = TABS.find((name) => name === params.get(TAB)) ?? TABS[0];
  return { tab, page: tab === "pages" ? params.get(PAGE) : null };
}

export const tabHref = (site: string, tab: TabName) =>
  `${recordHref("site", site)}${tab === TABS[0] ? "" : `?${TAB}=${tab}`}`;

export const pageHref = (site: string, page: string) =>
  `${recordHref("site", site)}?${TAB}=pages&${PAGE}=${encodeURIComponent(page)}`;
