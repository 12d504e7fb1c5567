// The list of property groups.
import { Boxes } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, deleteRows } from "../lists";

type PropertyGroup = RowOf<"property-group">;

const column = columnsOf<PropertyGroup>();

export const propertyGroupList = declareList<PropertyGroup>({
  resource: "property-group",
  icon: Boxes,
  nameOf: ({ name }) => name,
  sort: "position",
  columns: [
    column.name("name"),
    column.text("slug", { phone: "note" }),
    column.count("position"),
    column.instant("updated_at"),
  ],
  actions: [deleteRows()],
});
