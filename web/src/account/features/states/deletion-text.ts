// What becomes of rows that are deleted. What others still need is not taken away: it is marked, where it has a state.
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";

export const hasState = (row: Row): row is Row & { state_status: string } =>
  "state_status" in row && typeof row.state_status === "string";

export const deletionText = (rows: readonly Row[]) =>
  rows.some(hasState) ? t("account.delete.kept") : t("account.bulk.final");
