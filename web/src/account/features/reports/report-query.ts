// Query of a report, and the download of its file.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { send, sendForJson } from "@/api/request";
import type { components } from "@/api/schema";
import { saveFile } from "@/kit/files/save-file";

export type Report = components["schemas"]["ReportOut"];
export type ReportRow = components["schemas"]["ReportRowOut"];

const ADDRESS = "/api/v2/report/";

export const reportQuery = (asked: URLSearchParams) =>
  queryOptions({
    queryKey: ["report", asked.toString()],
    queryFn: ({ signal }) => sendForJson<Report>(ADDRESS, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export async function saveReport(asked: URLSearchParams, { from, to, by }: Report) {
  const response = await send(`${ADDRESS}export/`, { query: asked });
  saveFile(await response.blob(), `report-${from}-${to}-by-${by}.csv`);
}
