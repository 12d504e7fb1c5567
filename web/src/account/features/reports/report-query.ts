// Query of a report, and the download of its file.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { send, sendForJson } from "@/api/request";
import type { components } from "@/api/schema";
import { saveFile } from "@/kit/files/save-file";

export type Report = components["schemas"]["ReportOut"];
export type ReportRow = components["schemas"]["ReportRowOut"];

const ADDRESS = "/api/v2/report/";

export const reportQuery = (query: URLSearchParams) =>
  queryOptions({
    queryKey: ["report", query.toString()],
    queryFn: ({ signal }) => sendForJson<Report>(ADDRESS, { query: query, signal }),
    placeholderData: keepPreviousData,
  });

export async function saveReport(query: URLSearchParams, { from, to, by }: Report) {
  const response = await send(`${ADDRESS}export/`, { query: query });
  saveFile(await response.blob(), `report-${from}-${to}-by-${by}.csv`);
}
