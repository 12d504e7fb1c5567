// Generic client of the account API: the same requests for every resource.
import { type Call, send, sendForJson } from "./request";

const ROOT = "/api/v2";

/** Filter value for null. */
export const NULL_VALUE = "_null_";
export const EXPORT_LIMIT = 5000;
/** The page size limit of most resources, which return fewer rows than requested. */
const MAX_AT_ONCE = 100;
export const EXPORT_FORMATS = ["csv", "json", "xlsx"] as const;
export const DELETE_WITHOUT_KEY = "Can't delete a non-existent resource";

/** Columns and words for people, or all fields as in the API. */
export const EXPORT_STYLES = ["readable", "raw"] as const;
export type ExportStyle = (typeof EXPORT_STYLES)[number];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Fields of every row. */
export interface Row {
  key: string;
  uri: string;
  version?: number;
}

export type FilterValue = string | number | boolean | null | readonly string[];
export type Filters = Readonly<Record<string, FilterValue>>;

export interface ListQuery {
  offset?: number;
  limit?: number;
  search?: string;
  order_by?: string;
  filters?: Filters;
}

export interface Page<T> {
  results: T[];
  total_count: number;
  next: string | null;
  previous: string | null;
  limit: number;
  offset: number;
}

export interface FieldMetadata {
  name: string;
  type: string;
  label?: string;
  required?: boolean;
  read_only?: boolean;
  /** Set on creation, and read-only from then on. */
  fixed?: boolean;
  default?: unknown;
  nullable?: boolean;
  max_length?: number | null;
  min?: number | null;
  max?: number | null;
  /** The resource that a reference points to. */
  resource?: string | null;
  choices?: { value: string; label?: string }[] | null;
}

export interface Metadata {
  fields: FieldMetadata[];
  filters: string[];
  orderings: string[];
  actions: { name: string; label: string }[];
  /** The current user's permissions. */
  may: { create: boolean; update: boolean; delete: boolean };
}

/** Response to a bulk action: number of changed rows, sometimes with a message. */
export interface BulkAnswer {
  updated: number;
  message?: string | null;
  /** Listings that were to be activated and are not on sale. */
  unsold?: readonly Unsold[];
  /** Rows for which it was not done. */
  refused?: readonly RefusedRow[];
}

export interface RefusedRow {
  key: string;
  name: string;
  code: string;
  detail: string;
}

export interface Unsold {
  key: string;
  /** Name of the home. */
  name: string;
  /** What the listing lacks; empty when it waits for approval. */
  reasons: readonly string[];
}

/** Result of one line of an imported CSV file, or the expected result in a dry run. */
export interface ImportedLine {
  /** Numbered as in a text editor. */
  line: number;
  label: string;
  key: string | null;
  errors: Record<string, string[]>;
  warnings: string[];
}

interface Imported {
  dry_run: boolean;
  good: number;
  wrong: number;
  lines: ImportedLine[];
}

const written = (value: Exclude<FilterValue, readonly string[]>) => {
  if (value === null) return NULL_VALUE;
  if (typeof value === "boolean") return value ? "True" : "False";
  return String(value);
};

function addFilter(params: URLSearchParams, name: string, value: FilterValue) {
  if (Array.isArray(value)) params.set(`${name}__in`, value.join(","));
  else params.set(name, written(value as Exclude<FilterValue, readonly string[]>));
}

/** The query string of a list: booleans as True or False, an empty search left out. */
export function listParams({ filters = {}, search, ...rest }: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, String(value));
  if (search) params.set("search", search);
  for (const [name, value] of Object.entries(filters)) addFilter(params, name, value);
  return params;
}

type Signal = Pick<Call, "signal">;

interface ManyPages extends Signal {
  /** Stops loading pages at this many rows. */
  most?: number;
  /** Called after each page with the number of rows so far. */
  onPage?: (count: number) => void;
}

export class Resource<T extends Row = Row> {
  readonly base: string;

  constructor(readonly name: string) {
    this.base = `${ROOT}/${name}/`;
  }

  private at = (part: string) => `${this.base}${encodeURIComponent(part)}/`;

  async list(query: ListQuery, options?: Signal): Promise<Page<T>> {
    type Answer = Omit<Page<T>, "total_count"> & { count: number };
    const call = { query: listParams(query), ...options };
    const { count, ...page } = await sendForJson<Answer>(this.base, call);
    return { ...page, total_count: count };
  }

  /** All rows, page by page: the server limits the page size, whatever is requested. */
  async listAll(
    query: Omit<ListQuery, "offset">,
    { most = Number.POSITIVE_INFINITY, onPage, ...options }: ManyPages = {},
  ): Promise<Page<T>> {
    const whole = await this.list({ limit: MAX_AT_ONCE, ...query }, options);
    onPage?.(whole.results.length);
    while (whole.results.length < Math.min(whole.total_count, most)) {
      const offset = whole.results.length;
      const { results } = await this.list({ limit: MAX_AT_ONCE, ...query, offset }, options);
      if (results.length === 0) break;
      whole.results.push(...results);
      onPage?.(whole.results.length);
    }
    return whole;
  }

  get = (key: string, options?: Signal) => sendForJson<T>(this.at(key), options);

  /** A custom list route of the resource, beside the default list. */
  route = <R>(route: string, options?: Signal) => sendForJson<R>(this.at(route), options);

  create = (body: Partial<T>) => sendForJson<T>(this.base, { method: "POST", body });

  replace = ({ key, ...body }: T) => sendForJson<T>(this.at(key), { method: "PUT", body });

  /** Screens update optimistically, so the request completes even if the page is closed. */
  update = (key: string, body: Partial<T>) =>
    sendForJson<T>(this.at(key), { method: "PATCH", body, outlivesPage: true });

  /** Updates several rows at once, all or none. */
  updateMany = (items: readonly (Pick<T, "key" | "uri"> & Partial<T>)[]) =>
    sendForJson<unknown>(this.base, { method: "PATCH", body: items, outlivesPage: true });

  async remove(key: string | null | undefined): Promise<void> {
    if (!key) throw new Error(DELETE_WITHOUT_KEY);
    await send(this.at(key), { method: "DELETE", outlivesPage: true });
  }

  /** Returns the number of deleted rows. */
  removeList = (filters: Filters) =>
    sendForJson<{ deleted: number }>(this.base, { method: "DELETE", query: listParams({ filters }) });

  /** The fields come by name, in the order of a form. */
  async metadata(options?: Signal): Promise<Metadata> {
    type Answer = Omit<Metadata, "fields"> & { fields: Record<string, Omit<FieldMetadata, "name">> };
    const answer = await sendForJson<Answer>(this.base, { method: "OPTIONS", ...options });
    const fields = Object.entries(answer.fields).map(([name, facts]) => ({ name, ...facts }));
    return { ...answer, fields };
  }

  act = <R>(action: string, body: unknown) => sendForJson<R>(this.at(action), { method: "POST", body });

  actOnMany = (action: string, keys: readonly string[]) =>
    this.act<BulkAnswer>(action, { object_keys: keys });

  /**
   * Creates rows from a CSV file, all or none; a dry run stores nothing and returns the expected result of each line.
   */
  import = (csv: Blob, { isDryRun }: { isDryRun: boolean }) =>
    sendForJson<Imported>(this.at("import"), {
      method: "POST",
      query: new URLSearchParams({ dry_run: written(isDryRun) }),
      csv,
    });

  export = (
    {
      format = "csv",
      style = "raw",
      lang,
      ...query
    }: ListQuery & { format?: ExportFormat; style?: ExportStyle; lang?: string },
    options?: Signal,
  ): Promise<Response> => {
    const params = listParams({ limit: EXPORT_LIMIT, ...query });
    params.set("format", format);
    if (style !== "raw") {
      params.set("style", style);
      if (lang) params.set("lang", lang);
    }
    return send(this.at("export"), { query: params, ...options });
  };
}
