// The list of rental agreements, each with its edition.
import { FileSignature } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, stateActions } from "../../lists";

type Agreement = RowOf<"agreement">;

const column = columnsOf<Agreement>();

export const agreementList = declareList<Agreement>({
  resource: "agreement",
  icon: FileSignature,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name"),
    column.count("edition"),
    column.instant("updated_at"),
    column.state("agreement"),
  ],
  actions: stateActions(),
});
