// Every resource of the account API: its address in the account area, and the permission to change it.
import { Resource, type Row } from "@/api/resource";
import type { NameOf, ResourceName } from "@/api/rows";
import type { components } from "@/api/schema";

const ROOT = "/account";

/** Plural of each resource, for addresses. Messages between guests and owners are stored in threads, which users call messages. */
const PLURALS = {
  property: "properties",
  "property-group": "property-groups",
  photo: "photos",
  listing: "listings",
  "listing-rate": "listing-rates",
  "listing-fee": "listing-fees",
  "listing-discount": "listing-discounts",
  tax: "taxes",
  promotion: "promotions",
  "calendar-event": "calendar-events",
  "calendar-feed": "calendar-feeds",
  reservation: "reservations",
  "reservation-payment": "reservation-payments",
  "reservation-refund": "reservation-refunds",
  quote: "quotes",
  source: "sources",
  thread: "messages",
  message: "message-texts",
  "message-template": "message-templates",
  "scheduled-message": "scheduled-messages",
  agreement: "agreements",
  "refund-policy": "refund-policies",
  "payment-policy": "payment-policies",
  site: "sites",
  "site-page": "site-pages",
  country: "countries",
  user: "users",
  "api-token": "api-tokens",
  webhook: "webhooks",
  "webhook-delivery": "webhook-deliveries",
  letter: "letters",
  "audit-entry": "audit-entries",
} as const satisfies Record<ResourceName, string>;

export type { ResourceName };

export const RESOURCE_NAMES = Object.keys(PLURALS) as ResourceName[];

export const isResource = (name: string): name is ResourceName => name in PLURALS;

export const listPath = (name: ResourceName) => `/${PLURALS[name]}/` as const;
export const listHref = (name: ResourceName) => `${ROOT}${listPath(name)}`;
export const recordHref = (name: ResourceName, key: string) => `${listHref(name)}${key}/`;

export const resourceOf = <T extends Row>(name: NameOf<T>) => new Resource<T>(name);

/** Permissions of a role, as named by the server. */
export type Permission = components["schemas"]["Permission"];

/** The permission to change rows, as declared by the server; `null` if rows are read-only. */
const WRITERS: Record<ResourceName, Permission | null> = {
  property: "properties",
  "property-group": "properties",
  photo: "properties",
  listing: "properties",
  "listing-rate": "properties",
  "listing-fee": "properties",
  "listing-discount": "properties",
  tax: "properties",
  promotion: "properties",
  "calendar-event": "calendar",
  "calendar-feed": "properties",
  reservation: "reservations",
  "reservation-payment": "reservations",
  "reservation-refund": "reservations",
  quote: "reservations",
  source: "settings",
  thread: "messages",
  message: "messages",
  "message-template": "messages",
  "scheduled-message": "messages",
  agreement: "properties",
  "refund-policy": "properties",
  "payment-policy": "properties",
  site: "sites",
  "site-page": "sites",
  country: null,
  user: "users",
  "api-token": "settings",
  webhook: "settings",
  "webhook-delivery": "settings",
  letter: null,
  "audit-entry": null,
};

export const writerOf = (name: ResourceName) => WRITERS[name];

/** Shared by all homes: users limited to some homes can read these, but not change them. */
const SHARED = new Set<ResourceName>([
  "agreement",
  "message-template",
  "payment-policy",
  "promotion",
  "property-group",
  "refund-policy",
  "tax",
]);

/** About all homes: users limited to some homes do not see these. */
const OF_ALL_HOMES = new Set<ResourceName>(["audit-entry", "letter", "webhook-delivery"]);

export const isShared = (name: ResourceName) => SHARED.has(name);
export const isAccountWide = (name: ResourceName) => OF_ALL_HOMES.has(name);
