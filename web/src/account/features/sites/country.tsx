// The list of countries, for addresses.
import { Flag } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList } from "../lists";

type Country = RowOf<"country">;

const column = columnsOf<Country>();

export const countryList = declareList<Country>({
  resource: "country",
  icon: Flag,
  nameOf: ({ name }) => name,
  sort: "name",
  hasPage: false,
  columns: [column.name("name"), column.text("code", { phone: "end" })],
});
