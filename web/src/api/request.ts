// One plain call: sends the CSRF token, turns every failure into one ApiError. For addresses that the OpenAPI document names
// (api/client) and for those of the generic layer (api/resource).
import { readCookie } from "@/kit/cookie";
import { ApiError, parseProblem } from "./errors";

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "X-CSRFToken";
const ATTEMPT_HEADER = "Idempotency-Key";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Name and value, once the server has given a token. */
export function csrfHeader(): [name: string, token: string] | null {
  const token = readCookie(CSRF_COOKIE);
  return token ? [CSRF_HEADER, token] : null;
}

export function withCsrf(request: Request): Request {
  const header = csrfHeader();
  if (header && !SAFE_METHODS.has(request.method)) request.headers.set(...header);
  return request;
}

/** Throws what the server said instead of success. */
export async function throwFailure(response: Response): Promise<void> {
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError(parseProblem(response.status, body));
}

/** What a call that got no answer failed with; an aborted one keeps its own error. */
export function unreachable(error: unknown): ApiError | undefined {
  const isAbort = error instanceof DOMException && error.name === "AbortError";
  return isAbort ? undefined : new ApiError({ kind: "unreachable", status: null }, { cause: error });
}

/** Browsers let 64 kB in all outlive their page, and refuse what is more. */
const MOST_TO_OUTLIVE = 4_000;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

export interface Call {
  method?: Method;
  query?: URLSearchParams;
  /** Sent as JSON. */
  body?: unknown;
  /** A sheet of comma-separated values, sent as it is. */
  sheet?: Blob;
  /** The name of this attempt: the server does once what is asked twice under the same one. */
  attempt?: string;
  signal?: AbortSignal;
  /** Goes through even if the page is left meanwhile, unless it is large. */
  outlivesPage?: boolean;
}

export async function send(
  path: string,
  { method = "GET", query, body, sheet, attempt, signal, outlivesPage = false }: Call = {},
): Promise<Response> {
  const url = new URL(path, location.origin);
  if (query) url.search = query.toString();
  const text = body === undefined ? "" : JSON.stringify(body);
  const request = new Request(url, {
    method,
    signal,
    keepalive: outlivesPage && text.length <= MOST_TO_OUTLIVE,
    credentials: "same-origin",
    ...(text && { body: text, headers: { "Content-Type": "application/json" } }),
    ...(sheet && { body: sheet, headers: { "Content-Type": "text/csv" } }),
  });
  if (attempt) request.headers.set(ATTEMPT_HEADER, attempt);
  const response = await fetch(withCsrf(request)).catch((error: unknown) => {
    throw unreachable(error) ?? error;
  });
  await throwFailure(response);
  return response;
}

const NO_CONTENT = 204;

/** The body of the answer; none where the server sends none. */
export async function sendForJson<T>(path: string, call?: Call): Promise<T> {
  const response = await send(path, call);
  return (response.status === NO_CONTENT ? undefined : await response.json()) as T;
}
