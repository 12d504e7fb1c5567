// API calls of the operator about the accounts of the installation.
import { queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import type { components } from "@/api/schema";

/** The state of a closed account is deleted. */
export type OperatedAccount = components["schemas"]["AccountOut"];

interface NewAccount {
  name: string;
  email: string;
  first_name: string;
  last_name: string;
  currency: string;
  time_zone: string;
}

const ACCOUNTS_URL = "/api/v2/operator/account/";

export const ACCOUNTS_KEY = ["operator-account"] as const;

export const accountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, search],
    queryFn: ({ signal }) =>
      sendForJson<{ results: OperatedAccount[]; count: number }>(
        `${ACCOUNTS_URL}?${new URLSearchParams({ search, limit: "50" })}`,
        { signal },
      ),
  });

export const openAccount = (body: NewAccount) =>
  sendForJson<{ id: number }>(ACCOUNTS_URL, { method: "POST", body });

export const reopenAccount = (id: number) =>
  sendForJson<void>(`${ACCOUNTS_URL}${id}/reopen/`, { method: "POST" });
