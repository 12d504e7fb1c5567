// The list of API tokens.
import { KeyRound } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, deleteRows } from "../../lists";
import { CreateToken } from "./create-token";

type ApiToken = RowOf<"api-token">;

const column = columnsOf<ApiToken>();

export const apiTokenList = declareList<ApiToken>({
  resource: "api-token",
  icon: KeyRound,
  nameOf: ({ name }) => name,
  modals: { create: CreateToken },
  columns: [
    column.name("name"),
    column.instant("used_at", { phone: "note" }),
    column.instant("expires_at"),
    column.instant("created_at"),
  ],
  actions: [deleteRows()],
});
