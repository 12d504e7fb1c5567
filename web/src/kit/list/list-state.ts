// State of a list in the address: filters, `query` (search text), `o` (offset), `l` (limit), `sort`. Values equal to the default
// are left out; other parameters are preserved.

export const PAGE_SIZE = 20;
/** The server's limit of rows per page, whatever the address says. */
export const LONGEST_PAGE = 100;
export const NULL_MARK = "_null_";

export type FilterValue = string | boolean | null | readonly string[];

/** How a filter is parsed, and its value when the parameter is missing. */
export interface FilterRule {
  kind: "text" | "boolean" | "list";
  default?: FilterValue;
}

export interface ListRules {
  filters: Readonly<Record<string, FilterRule>>;
  /** A field name, prefixed with a minus sign for descending. */
  sort?: string;
  limit?: number;
}

export interface ListState {
  /** Only those that narrow the list. */
  filters: Readonly<Record<string, FilterValue>>;
  query: string;
  offset: number;
  limit: number;
  sort: string | null;
}

export type ListChange = Partial<Omit<ListState, "offset">> | { offset: number };

const QUERY = "query";
const OFFSET = "o";
const LIMIT = "l";
const SORT = "sort";

/** True only for true and "true". */
export const parseBoolean = (value: unknown) => value === true || value === "true";

function readFilter(rule: FilterRule, text: string | null): FilterValue | undefined {
  if (text === null) return rule.default;
  // A cleared default.
  if (text === "") return undefined;
  if (text === NULL_MARK) return null;
  if (rule.kind === "boolean") return parseBoolean(text);
  return rule.kind === "list" ? text.split(",") : text;
}

function writeFilter(value: FilterValue | undefined): string {
  if (value === null) return NULL_MARK;
  return Array.isArray(value) ? value.join(",") : String(value ?? "");
}

const count = (text: string | null, otherwise: number, least: number) => {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= least ? number : otherwise;
};

export function readListState(rules: ListRules, params: URLSearchParams): ListState {
  const filters = Object.entries(rules.filters).flatMap(([name, rule]) => {
    const value = readFilter(rule, params.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    filters: Object.fromEntries(filters),
    query: params.get(QUERY) ?? "",
    offset: count(params.get(OFFSET), 0, 0),
    limit: Math.min(count(params.get(LIMIT), rules.limit ?? PAGE_SIZE, 1), LONGEST_PAGE),
    sort: params.get(SORT) ?? rules.sort ?? null,
  };
}

/** The given parameters with this state in them. */
export function writeListState(rules: ListRules, state: ListState, params = new URLSearchParams()) {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  for (const [name, rule] of Object.entries(rules.filters)) {
    const text = writeFilter(state.filters[name]);
    write(name, text, text === writeFilter(rule.default));
  }
  write(QUERY, state.query, state.query === "");
  write(OFFSET, String(state.offset), state.offset === 0);
  write(LIMIT, String(state.limit), state.limit === (rules.limit ?? PAGE_SIZE));
  write(SORT, state.sort ?? "", state.sort === (rules.sort ?? null));
  return next;
}

/** The parameters of another view: exactly its own, without the search text, page, page size and order of the view before. */
export const viewParams = (rules: ListRules, view: Record<string, string>) => {
  const shown = new URLSearchParams(view);
  return writeListState(rules, readListState(rules, shown), shown);
};

/** Any change except paging returns to the first page. */
export const changeListState = (state: ListState, change: ListChange): ListState => ({
  ...state,
  offset: 0,
  ...change,
});

export interface SortOrder {
  field: string;
  isDescending: boolean;
}

export const readSort = (sort: string | null): SortOrder | null =>
  sort ? { field: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") } : null;

/** Sort order after pressing a column head: ascending, descending, then the default. */
export function nextSort(current: string | null, field: string, otherwise: string | null): string | null {
  if (current === field) return `-${field}`;
  return current === `-${field}` ? otherwise : field;
}
