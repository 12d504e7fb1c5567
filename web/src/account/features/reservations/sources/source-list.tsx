// The list of booking sources.
import { Megaphone } from "lucide-react";
import { lazy } from "react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, stateActions } from "../../lists";

type SourceRow = RowOf<"source">;

const NewSource = lazy(async () => ({ default: (await import("./new-source")).NewSource }));

const column = columnsOf<SourceRow>();

export const sourceList = declareList<SourceRow>({
  resource: "source",
  canImport: true,
  icon: Megaphone,
  nameOf: ({ name }) => name,
  sort: "name",
  columns: [column.name("name"), column.instant("updated_at"), column.state("source")],
  actions: stateActions(),
  modals: { create: NewSource },
});
