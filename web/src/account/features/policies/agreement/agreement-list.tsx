// The list of rental agreements, each with its edition.
import { FileSignature } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, stateActions } from "../../lists";

interface Agreement extends Row {
  name: string;
  edition: number;
  state_status: string;
  updated_at: string;
}

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
