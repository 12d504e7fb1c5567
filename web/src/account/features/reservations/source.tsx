// The list of sources that bookings come from.
import { Megaphone } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, stateActions } from "../lists";

interface Source extends Row {
  name: string;
  state_status: string;
  updated_at: string;
}

const column = columnsOf<Source>();

export const sourceList = declareList<Source>({
  resource: "source",
  icon: Megaphone,
  nameOf: ({ name }) => name,
  sort: "name",
  columns: [column.name("name"), column.instant("updated_at"), column.state("source")],
  actions: stateActions(),
});
