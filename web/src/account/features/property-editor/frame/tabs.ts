// Tabs of the editor and their parameter in the address: `?tab=rates`. The first tab has none.
import {
  BadgeCheck,
  BedDouble,
  CalendarDays,
  CalendarRange,
  Images,
  Landmark,
  type LucideIcon,
  MapPin,
  Receipt,
  ScrollText,
  Share2,
  Sparkles,
} from "lucide-react";
import { recordHref } from "../../resources";

export const TABS = [
  "details",
  "photos",
  "amenities",
  "location",
  "rates",
  "fees",
  "taxes",
  "rules",
  "calendar",
  "channels",
  "publish",
] as const;

export type TabName = (typeof TABS)[number];

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  details: BedDouble,
  photos: Images,
  amenities: Sparkles,
  location: MapPin,
  rates: CalendarRange,
  fees: Receipt,
  taxes: Landmark,
  rules: ScrollText,
  calendar: CalendarDays,
  channels: Share2,
  publish: BadgeCheck,
};

const PARAM = "tab";

/** The tab that the address names; the first one if it names none that exists. */
export function tabIn(search: string): TabName {
  const named = new URLSearchParams(search).get(PARAM);
  return TABS.find((name) => name === named) ?? TABS[0];
}

export const tabHref = (property: string, tab: TabName) =>
  `${recordHref("property", property)}${tab === TABS[0] ? "" : `?${PARAM}=${tab}`}`;
