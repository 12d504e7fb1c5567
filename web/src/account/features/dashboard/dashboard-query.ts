// Query of the dashboard, refetched while it is visible.
import { queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];
export type Dashboard = Schemas["DashboardOut"];
export type Stay = Schemas["DashboardStay"];
export type Stays = Schemas["DashboardStays"];
export type Day = Schemas["DayAheadOut"];
export type Payment = Schemas["DashboardPayment"];

const ASK_EVERY = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => sendForJson<Dashboard>("/api/v2/dashboard/", { signal }),
  refetchInterval: ASK_EVERY,
});
