// The list of countries, as addresses name them.
import { Flag } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList } from "../lists";

interface Country extends Row {
  name: string;
  code: string;
}

const column = columnsOf<Country>();

export const countryList = declareList<Country>({
  resource: "country",
  icon: Flag,
  nameOf: ({ name }) => name,
  sort: "name",
  hasPage: false,
  columns: [column.name("name"), column.text("code", { phone: "end" })],
});
