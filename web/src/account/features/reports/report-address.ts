// The parameters of a report in the address; missing ones have defaults.

export const GROUPINGS = ["month", "property", "source"] as const;
export type Grouping = (typeof GROUPINGS)[number];

const QUERY_PARAMETERS = ["from", "to", "by", "property", "property_group", "source"] as const;
export type ReportFilter = (typeof QUERY_PARAMETERS)[number];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const groupingOf = (params: URLSearchParams): Grouping =>
  GROUPINGS.find((way) => way === params.get("by")) ?? "month";

/** The month `months` later, or earlier if negative. */
export function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** The query to the server; invalid months are left out, so that its defaults apply. */
export function queryOf(params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of QUERY_PARAMETERS) {
    const value = params.get(name);
    const isMonth = name === "from" || name === "to";
    if (value && (!isMonth || MONTH.test(value))) query.set(name, value);
  }
  query.set("by", groupingOf(params));
  return query;
}

/** The same query for the previous year. */
export function yearBefore(query: URLSearchParams, from: string, to: string): URLSearchParams {
  const before = new URLSearchParams(query);
  before.set("from", monthLater(from, -12));
  before.set("to", monthLater(to, -12));
  return before;
}

/** The parameters with some replaced; `null` removes one. */
export function withParameters(
  params: URLSearchParams,
  changes: Partial<Record<ReportFilter | "currency", string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export interface Period {
  key: "year" | "thisYear" | "lastYear" | "ahead";
  from: string;
  to: string;
}

/** Common periods, relative to a month. */
export function usualPeriods(month: string): Period[] {
  const year = month.slice(0, 4);
  const last = monthLater(month, -12).slice(0, 4);
  return [
    { key: "year", from: monthLater(month, -11), to: month },
    { key: "thisYear", from: `${year}-01`, to: `${year}-12` },
    { key: "lastYear", from: `${last}-01`, to: `${last}-12` },
    { key: "ahead", from: month, to: monthLater(month, 11) },
  ];
}

const BACK = 47;
const AHEAD = 12;

/** The months to choose from, latest first, including those in the address. */
export function monthChoices(month: string, chosen: readonly string[]): string[] {
  const near = Array.from({ length: BACK + AHEAD + 1 }, (_, index) => monthLater(month, AHEAD - index));
  return [...new Set([...near, ...chosen])].sort().reverse();
}
