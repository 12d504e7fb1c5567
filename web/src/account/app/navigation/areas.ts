// The areas of the account: nine in the navigation, each with its screens as tabs, and those of the settings.
import {
  CalendarCheck,
  CalendarDays,
  ChartNoAxesColumn,
  CreditCard,
  Globe,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Tag,
} from "lucide-react";
import { t } from "@/i18n/account";
import { listHref, type ResourceName } from "../../features/resources";

/** One screen. */
export interface Screen {
  /** Set if the screen shows a resource, which some users may not see. */
  resource?: ResourceName;
  href: string;
  title: string;
}

export interface Area {
  name: AreaName;
  title: string;
  /** The first is where the area opens. */
  screens: readonly Screen[];
}

/** An entry of the navigation. */
export interface MainArea extends Area {
  icon: LucideIcon;
}

/** A part of the settings; their icons are in `settings/icons`, since few visits need them. */
export interface SettingsArea extends Area {
  name: SettingsName;
}

export type AreaName =
  | "today"
  | "inbox"
  | "calendar"
  | "reservations"
  | "homes"
  | "pricing"
  | "payments"
  | "reports"
  | "website"
  | "settings"
  | SettingsName;

export type SettingsName =
  | "business"
  | "profile"
  | "team"
  | "policies"
  | "messages"
  | "sources"
  | "calendarSync"
  | "integrations"
  | "data"
  | "audit";

export const HOME_HREF = "/account/";
export const INBOX_HREF = listHref("thread");
export const OPERATOR_HREF = "/account/operator/";
export const SETTINGS_HREF = "/account/settings/";
const PROFILE_HREF = `${SETTINGS_HREF}profile/`;
const PARTNER_HREF = `${SETTINGS_HREF}partner/`;

const list = (resource: ResourceName, title = t(`account.noun.${resource}`)): Screen => ({
  resource,
  href: listHref(resource),
  title,
});

const only = (href: string, title: string): Screen[] => [{ href, title }];

/** A function, since titles depend on the current language. */
export const mainAreas = (): MainArea[] => [
  {
    name: "today",
    title: t("account.nav.today"),
    icon: LayoutDashboard,
    screens: only(HOME_HREF, t("account.nav.today")),
  },
  {
    name: "inbox",
    title: t("account.nav.inbox"),
    icon: Inbox,
    screens: [
      list("thread", t("account.nav.inbox")),
      { href: `${INBOX_HREF}table/`, title: t("account.nav.conversations") },
      list("message"),
    ],
  },
  {
    name: "calendar",
    title: t("account.nav.calendar"),
    icon: CalendarDays,
    screens: [{ href: "/account/calendar/", title: t("account.nav.calendar") }, list("calendar-event")],
  },
  {
    name: "reservations",
    title: t("account.noun.reservation"),
    icon: CalendarCheck,
    screens: [list("reservation"), list("quote")],
  },
  {
    name: "homes",
    title: t("account.noun.property"),
    icon: House,
    screens: [list("property"), list("listing"), list("property-group"), list("photo")],
  },
  {
    name: "pricing",
    title: t("account.nav.pricing"),
    icon: Tag,
    screens: [
      list("listing-rate"),
      list("listing-discount"),
      list("promotion"),
      list("listing-fee"),
      list("tax"),
    ],
  },
  {
    name: "payments",
    title: t("account.noun.reservation-payment"),
    icon: CreditCard,
    screens: [list("reservation-payment"), list("reservation-refund")],
  },
  {
    name: "reports",
    title: t("account.nav.reports"),
    icon: ChartNoAxesColumn,
    screens: only("/account/reports/", t("account.nav.reports")),
  },
  {
    name: "website",
    title: t("account.nav.website"),
    icon: Globe,
    screens: [list("site"), list("site-page")],
  },
];

export const settingsArea = (): MainArea => ({
  name: "settings",
  title: t("account.nav.settings"),
  icon: Settings,
  screens: only(SETTINGS_HREF, t("account.nav.settings")),
});

/** The menu of the settings. */
export const settingsAreas = (): SettingsArea[] => [
  {
    name: "business",
    title: t("account.settings.business"),
    screens: only(`${SETTINGS_HREF}business/`, t("account.settings.business")),
  },
  {
    name: "profile",
    title: t("account.settings.profile"),
    screens: only(PROFILE_HREF, t("account.settings.profile")),
  },
  { name: "team", title: t("account.noun.user"), screens: [list("user")] },
  {
    name: "policies",
    title: t("account.settings.policies"),
    screens: [list("refund-policy"), list("payment-policy"), list("agreement")],
  },
  {
    name: "messages",
    title: t("account.settings.messages"),
    screens: [list("message-template"), list("scheduled-message"), list("letter")],
  },
  { name: "sources", title: t("account.noun.source"), screens: [list("source")] },
  {
    name: "calendarSync",
    title: t("account.settings.calendarSync"),
    screens: [list("calendar-feed")],
  },
  {
    name: "integrations",
    title: t("account.settings.integrations"),
    screens: [
      list("api-token"),
      list("webhook"),
      list("webhook-delivery"),
      { href: PARTNER_HREF, title: t("account.settings.partner") },
    ],
  },
  {
    name: "data",
    title: t("account.settings.data"),
    screens: only(`${SETTINGS_HREF}data/`, t("account.settings.data")),
  },
  { name: "audit", title: t("account.noun.audit-entry"), screens: [list("audit-entry")] },
];

/** Whether a path belongs to a screen: the screen itself, or one of its rows. */
export const isAt = (path: string, { href }: Screen) =>
  href === HOME_HREF || href === SETTINGS_HREF ? path === href : path.startsWith(href);
