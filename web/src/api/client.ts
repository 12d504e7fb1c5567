// The way to the server: typed by its OpenAPI document, sends the CSRF token, turns every failure into one ApiError.
import createClient, { type Middleware } from "openapi-fetch";
import { ApiError, parseProblem } from "./errors";
import type { paths } from "./schema";

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "X-CSRFToken";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function readCookie(name: string, cookies: string = document.cookie): string | null {
  const pair = cookies.split("; ").find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

const csrf: Middleware = {
  onRequest({ request }) {
    const token = readCookie(CSRF_COOKIE);
    if (token && !SAFE_METHODS.has(request.method)) request.headers.set(CSRF_HEADER, token);
    return request;
  },
};

const failures: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const body: unknown = await response.json().catch(() => null);
    throw new ApiError(parseProblem(response.status, body));
  },
  onError({ error }) {
    const isAbort = error instanceof DOMException && error.name === "AbortError";
    return isAbort ? undefined : new ApiError({ kind: "unreachable", status: null }, { cause: error });
  },
};

/** Calls take `signal` beside their parameters: `api.GET("/…", { params, signal })`. */
export function createApi(fetcher: typeof fetch = (request) => fetch(request)) {
  const client = createClient<paths>({
    baseUrl: location.origin,
    credentials: "same-origin",
    fetch: fetcher,
  });
  client.use(csrf, failures);
  return client;
}

export const api = createApi();

/** The body of a successful call; failures have already been thrown. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
