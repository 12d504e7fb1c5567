// A single request: sends the CSRF token, turns every failure into an ApiError. For the paths of the OpenAPI document (api/client)
// and those of the generic layer (api/resource).
import { readCookie } from "@/kit/browser/cookie";
import { ApiError, parseProblem } from "./errors";

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "X-CSRFToken";
const IDEMPOTENCY_HEADER = "Idempotency-Key";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Name and value, once the server has set the token. */
export function csrfHeader(): [name: string, token: string] | null {
  const token = readCookie(CSRF_COOKIE);
  return token ? [CSRF_HEADER, token] : null;
}

/** Writing requests send the CSRF token, and the language of the page, in which the server then writes e-mails. */
export function withPageHeaders(request: Request): Request {
  if (SAFE_METHODS.has(request.method)) return request;
  const header = csrfHeader();
  if (header) request.headers.set(...header);
  const language = document.documentElement.lang;
  if (language) request.headers.set("Accept-Language", language);
  return request;
}

/** Throws the error of an unsuccessful response. */
export async function throwFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError(parseProblem(response.status, body));
}

/** The error of a call without a response; undefined for an aborted one, which keeps its own error. */
export function unreachable(error: unknown): ApiError | undefined {
  const isAbort = error instanceof DOMException && error.name === "AbortError";
  return isAbort ? undefined : new ApiError({ kind: "unreachable", status: null }, { cause: error });
}

/** Browsers limit `keepalive` bodies to 64 kB in total, and reject larger ones. */
const MAX_KEEPALIVE_LENGTH = 4_000;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

export interface Call {
  method?: Method;
  query?: URLSearchParams;
  /** Sent as JSON. */
  body?: unknown;
  /** A CSV file, sent as it is. */
  csv?: Blob;
  /** Idempotency key: the server executes requests with the same key once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Completes even if the page is closed meanwhile (`keepalive`), unless the body is large. */
  outlivesPage?: boolean;
}

export async function send(
  path: string,
  { method = "GET", query, body, csv, idempotencyKey, signal, outlivesPage = false }: Call = {},
): Promise<Response> {
  const url = new URL(path, location.origin);
  if (query) url.search = query.toString();
  const text = body === undefined ? "" : JSON.stringify(body);
  const request = new Request(url, {
    method,
    signal,
    keepalive: outlivesPage && text.length <= MAX_KEEPALIVE_LENGTH,
    credentials: "same-origin",
    ...(text && { body: text, headers: { "Content-Type": "application/json" } }),
    ...(csv && { body: csv, headers: { "Content-Type": "text/csv" } }),
  });
  if (idempotencyKey) request.headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  const response = await fetch(withPageHeaders(request)).catch((error: unknown) => {
    throw unreachable(error) ?? error;
  });
  await throwFailure(response);
  return response;
}

const NO_CONTENT = 204;

/** The body of the response; undefined for 204. */
export async function sendForJson<T>(path: string, call?: Call): Promise<T> {
  const response = await send(path, call);
  return (response.status === NO_CONTENT ? undefined : await response.json()) as T;
}
