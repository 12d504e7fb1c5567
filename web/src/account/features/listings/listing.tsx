// The list of listings: how far each home is from being sold, in seven steps.
import { CircleOff, CirclePause, CirclePlay, Tag } from "lucide-react";
import type { Row } from "@/api/resource";
import { callAction, changeRows, columnsOf, declareList, type ListFilter } from "../lists";
import { propertyFilter } from "../properties";

interface Listing extends Row {
  property_name: string;
  active_type: string;
  currency: { code: string };
  instant_book: boolean;
  book_online: boolean;
  pay_online: boolean;
  min_nights: number;
  updated_at: string;
}

const POLICIES = [
  ["refund_policy", "refund-policy"],
  ["payment_policy", "payment-policy"],
  ["agreement", "agreement"],
] as const;

const column = columnsOf<Listing>();

export const listingList = declareList<Listing>({
  resource: "listing",
  canImport: true,
  icon: Tag,
  nameOf: ({ property_name }) => property_name,
  columns: [
    column.name("property_name", undefined, { isSortable: false }),
    column.choice("active_type", "active_type"),
    column.flag("instant_book"),
    column.flag("book_online"),
    column.flag("pay_online"),
    column.count("min_nights"),
    column.custom("currency", ({ currency }) => currency.code, { isExtra: true }),
    column.instant("updated_at"),
  ],
  filters: [
    { kind: "choice", name: "active_type", field: "active_type", group: "active_type" },
    { kind: "boolean", name: "instant_book", field: "instant_book" },
    propertyFilter,
    ...POLICIES.map(
      ([name, resource]): ListFilter => ({ kind: "object", name, field: name, resource, display: "name" }),
    ),
  ],
  views: [
    { name: "active", params: () => ({ active_type: "a" }) },
    { name: "paused", params: () => ({ active_type: "p" }) },
    { name: "incomplete", params: () => ({ active_type: "w,s" }) },
    { name: "approval", params: () => ({ active_type: "n" }) },
  ],
  actions: [
    callAction("activate", <CirclePlay />, "active_type"),
    callAction("pause", <CirclePause />, "active_type"),
    changeRows(),
    callAction("discontinue", <CircleOff />, "active_type"),
  ],
});
