// The list of listings, each with its sales status, one of seven.
import { CircleOff, CirclePause, CirclePlay, Tag } from "lucide-react";
import { ACTIVE_TYPE } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import {
  type BulkAction,
  callAction,
  changeRows,
  columnsOf,
  declareList,
  type ListFilter,
  propertyFilter,
} from "../lists";
import { notifyNotOnSale } from "./not-on-sale";
import { undoStatus } from "./undo-status";

type Listing = RowOf<"listing">;

const POLICIES = [
  ["refund_policy", "refund-policy"],
  ["payment_policy", "payment-policy"],
  ["agreement", "agreement"],
] as const;

const INCOMPLETE = [ACTIVE_TYPE.new, ACTIVE_TYPE.setupIncomplete].join(",");

const column = columnsOf<Listing>();

/** Undo of activation: listings that were incomplete become new. */
const undo: BulkAction<Listing>["undo"] = (rows, resource) =>
  resource.updateMany(
    rows.map(({ key, uri, active_type }) => ({ key, uri, active_type: undoStatus(active_type) })),
  );

const activate: BulkAction<Listing> = {
  ...callAction<Listing>("activate", <CirclePlay />),
  remark: ({ updated, unsold = [] }) => {
    if (unsold.length > 0) notifyNotOnSale(unsold);
    return unsold.length < updated;
  },
  undo,
};

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
    { name: "active", params: () => ({ active_type: ACTIVE_TYPE.active }) },
    { name: "paused", params: () => ({ active_type: ACTIVE_TYPE.paused }) },
    { name: "incomplete", params: () => ({ active_type: INCOMPLETE }) },
    { name: "approval", params: () => ({ active_type: ACTIVE_TYPE.pendingApproval }) },
  ],
  actions: [
    activate,
    callAction("pause", <CirclePause />, "active_type"),
    changeRows(),
    { ...callAction<Listing>("discontinue", <CircleOff />), undo },
  ],
});
