// The list of properties.
import { House } from "lucide-react";
import { STATE_STATUS } from "@/api/codes";
import type { PhotoUrls, RowOf } from "@/api/rows";
import { changeRows, columnsOf, declareList, type OwnTexts, stateActions } from "../lists";
import { BaseRate, HomeFacts, SalesStatus } from "./home-facts";
import { HomeLine } from "./home-line";

type Property = RowOf<"property", { photo: PhotoUrls | null }>;

const column = columnsOf<Property>();

/** `words` has the picker of amenities, provided by the module that loads their texts. */
export const propertyActions = (words?: OwnTexts) => stateActions<Property>(changeRows(words));

export const propertyList = declareList<Property>({
  resource: "property",
  canImport: true,
  icon: House,
  nameOf: ({ name }) => name,
  sort: "name",
  around: HomeFacts,
  columns: [
    column.custom("name", (home) => <HomeLine home={home} />, { isSortable: true, phone: "title" }),
    column.custom("property_type", ({ property_type }) => (
      <span className="inline-block first-letter:uppercase">{property_type.replaceAll("_", " ")}</span>
    )),
    column.count("bedrooms"),
    column.count("bathrooms"),
    column.count("accommodates"),
    column.custom("base_rate", (home) => <BaseRate home={home} />, { align: "end", phone: "note" }),
    column.custom("listing", (home) => <SalesStatus home={home} />, { phone: "note" }),
    column.choice("system_type", "system_type", { phone: "hidden", isExtra: true }),
    column.instant("updated_at", { isExtra: true }),
    column.state("property"),
  ],
  filters: [
    { kind: "choice", name: "state_status", field: "state_status", group: "state_status" },
    { kind: "choice", name: "system_type", field: "system_type", group: "system_type" },
    { kind: "text", name: "city__icontains", field: "city" },
  ],
  views: [
    { name: "active", params: () => ({ state_status: STATE_STATUS.active }) },
    { name: "paused", params: () => ({ state_status: STATE_STATUS.paused }) },
  ],
  actions: propertyActions(),
});
