// What deletion does to rows: those that others need are only marked as deleted, if they have a state.
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";

export const hasState = (row: Row): row is Row & { state_status: string } =>
  "state_status" in row && typeof row.state_status === "string";

export const deletionText = (rows: readonly Row[]) =>
  rows.some(hasState) ? t("account.delete.kept") : t("account.bulk.final");
