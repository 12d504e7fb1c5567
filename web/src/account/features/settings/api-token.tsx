// The list of API tokens.
import { KeyRound } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, deleteRows } from "../lists";
import { CreateToken } from "./create-token";

interface ApiToken extends Row {
  name: string;
  expires_at: string | null;
  used_at: string | null;
  created_at: string;
}

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
