// Entries of the account area's navigation, in the order users need them.
import {
  BadgePercent,
  Boxes,
  Calculator,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  CalendarX,
  ChartNoAxesColumn,
  CreditCard,
  FileSignature,
  FileText,
  Flag,
  Globe,
  House,
  Images,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  Megaphone,
  MessageSquareText,
  Newspaper,
  Receipt,
  RotateCcw,
  Rss,
  ScrollText,
  Send,
  Settings,
  Tag,
  TicketPercent,
  Undo2,
  Users,
  Wallet,
  Webhook,
} from "lucide-react";
import { t } from "@/i18n/account";
import { listHref, type ResourceName } from "../../features/resources";
import { useCanSee } from "../../features/session";

export interface NavigationEntry {
  /** Set if the entry opens the list of a resource. */
  resource?: ResourceName;
  href: string;
  title: string;
  icon: LucideIcon;
}

interface NavigationGroup {
  title: string | null;
  entries: NavigationEntry[];
}

const list = (name: ResourceName, icon: LucideIcon): NavigationEntry => ({
  resource: name,
  href: listHref(name),
  title: t(`account.noun.${name}`),
  icon,
});

export const HOME_HREF = "/account/";
const CALENDAR_HREF = "/account/calendar/";
const REPORTS_HREF = "/account/reports/";
export const INBOX_HREF = listHref("thread");
export const OPERATOR_HREF = "/account/operator/";
export const SETTINGS_HREF = "/account/settings/";

/** The navigation groups that the user may see. */
export function useNavigationGroups(): NavigationGroup[] {
  const sees = useCanSee();
  const isThere = ({ resource }: NavigationEntry) => !resource || sees(resource);
  return navigationGroups().map(({ title, entries }) => ({ title, entries: entries.filter(isThere) }));
}

/** A function, since labels depend on the current language. */
const navigationGroups = (): NavigationGroup[] => [
  {
    title: null,
    entries: [
      { href: HOME_HREF, title: t("account.nav.home"), icon: LayoutDashboard },
      { href: CALENDAR_HREF, title: t("account.nav.calendar"), icon: CalendarDays },
      list("reservation", CalendarCheck),
      list("thread", Inbox),
      list("property", House),
      list("listing", Tag),
      { href: REPORTS_HREF, title: t("account.nav.reports"), icon: ChartNoAxesColumn },
    ],
  },
  {
    title: t("account.nav.pricing"),
    entries: [
      list("listing-rate", CalendarRange),
      list("listing-fee", Receipt),
      list("listing-discount", BadgePercent),
      list("tax", Landmark),
      list("promotion", TicketPercent),
    ],
  },
  {
    title: t("account.nav.money"),
    entries: [
      list("reservation-payment", CreditCard),
      list("reservation-refund", Undo2),
      list("quote", Calculator),
      list("payment-policy", Wallet),
      list("refund-policy", RotateCcw),
    ],
  },
  {
    title: t("account.nav.availability"),
    entries: [list("calendar-event", CalendarX), list("calendar-feed", Rss)],
  },
  {
    title: t("account.nav.content"),
    entries: [
      list("property-group", Boxes),
      list("photo", Images),
      list("message-template", FileText),
      list("scheduled-message", CalendarClock),
      list("message", MessageSquareText),
      list("agreement", FileSignature),
    ],
  },
  {
    title: t("account.nav.business"),
    entries: [
      list("site", Globe),
      list("site-page", Newspaper),
      list("source", Megaphone),
      list("country", Flag),
      list("user", Users),
      list("api-token", KeyRound),
      list("webhook", Webhook),
      list("webhook-delivery", Send),
      list("letter", Mails),
      list("audit-entry", ScrollText),
      { href: SETTINGS_HREF, title: t("account.nav.settings"), icon: Settings },
    ],
  },
];

/** The entries in a phone's tab bar; all others are one tap further. */
export const tabEntries = (): NavigationEntry[] => navigationGroups()[0]?.entries.slice(0, 4) ?? [];

/** Whether a path belongs to an entry: the screen itself, or one of its rows. */
export const isAt = (path: string, { href }: NavigationEntry) =>
  href === HOME_HREF ? path === href : path.startsWith(href);
