// Client for the API, except for the generic resource layer: typed by the OpenAPI document, sends the CSRF token, turns every
// failure into an ApiError.
import createClient, { type Middleware } from "openapi-fetch";
import { throwFailure, unreachable, withPageHeaders } from "./request";
import type { paths } from "./schema";

const pageHeaders: Middleware = { onRequest: ({ request }) => withPageHeaders(request) };

const failures: Middleware = {
  onResponse: async ({ response }) => void (await throwFailure(response)),
  onError: ({ error }) => unreachable(error),
};

/** Calls take `signal` beside their parameters: `api.GET("/…", { params, signal })`. */
export function createApi(fetcher: typeof fetch = (request) => fetch(request)) {
  const client = createClient<paths>({
    baseUrl: location.origin,
    credentials: "same-origin",
    fetch: fetcher,
  });
  client.use(pageHeaders, failures);
  return client;
}

export const api = createApi();

/** The body of a successful response; failures have already been thrown. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
