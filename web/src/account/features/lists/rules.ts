// From a list declaration to its parameters in the address, and from those to the API query.
import type { Filters, ListQuery, Row } from "@/api/resource";
import type { FilterRule, FilterValue, ListRules, ListState } from "@/kit/list/list-state";
import type { ListDeclaration, ListFilter } from "./declaration";

const KINDS: Record<ListFilter["kind"], FilterRule["kind"]> = {
  choice: "list",
  boolean: "boolean",
  text: "text",
  dates: "text",
  instants: "text",
  some: "text",
  object: "list",
};

/** The parameters of a filter in the address: two for a range of days. */
export function parametersOf({ kind, name }: ListFilter): string[] {
  if (kind === "dates" || kind === "instants") return [`${name}__gte`, `${name}__lte`];
  return [kind === "some" ? `${name}__gt` : name];
}

export const isSet = (filter: ListFilter, state: ListState) =>
  parametersOf(filter).some((name) => name in state.filters);

export const listOf = (value: FilterValue | undefined) => (Array.isArray(value) ? (value as string[]) : []);
export const textOf = (value: FilterValue | undefined) => (typeof value === "string" ? value : "");

export function rulesOf<T extends Row>({ filters = [], sort }: ListDeclaration<T>): ListRules {
  const rules = filters.flatMap((filter) =>
    parametersOf(filter).map((name) => [name, { kind: KINDS[filter.kind] }] as const),
  );
  return { filters: Object.fromEntries(rules), sort };
}

const FIRST_MOMENT = "T00:00:00";
const LAST_MOMENT = "T23:59:59.999";

/** Converts days to the instants at which they begin and end in the user's time zone. */
function momentsOf(filters: readonly ListFilter[], values: Filters): Filters {
  const spans = filters.filter(({ kind }) => kind === "instants").map(parametersOf);
  const moments = spans.flatMap(([from = "", to = ""]) => [
    ...moment(from, values[from], FIRST_MOMENT),
    ...moment(to, values[to], LAST_MOMENT),
  ]);
  return Object.fromEntries(moments);
}

const moment = (name: string, day: unknown, time: string) =>
  typeof day === "string" ? [[name, new Date(`${day}${time}`).toISOString()] as const] : [];

export function queryOf<T extends Row>(
  { always, filters = [] }: ListDeclaration<T>,
  state: ListState,
): ListQuery {
  const values = state.filters as Filters;
  return {
    offset: state.offset,
    limit: state.limit,
    search: state.query,
    order_by: state.sort ?? undefined,
    filters: { ...always, ...values, ...momentsOf(filters, values) },
  };
}
