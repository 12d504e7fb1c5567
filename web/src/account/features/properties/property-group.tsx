// The list of groups that properties are put into.
import { Boxes } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, deleteRows } from "../lists";

interface PropertyGroup extends Row {
  name: string;
  slug: string;
  position: number;
  updated_at: string;
}

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
