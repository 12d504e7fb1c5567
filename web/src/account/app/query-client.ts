// Query cache of the account area; reports failed requests in one place.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, shouldRetry } from "@/api/errors";
import { showErrors } from "../features/errors";
import { sessionQuery } from "../features/session";

const UNAUTHORIZED = 401;

declare module "@tanstack/react-query" {
  interface Register {
    /** Set if the screen itself shows the error. */
    mutationMeta: { showsOwnError?: boolean };
    queryMeta: { showsOwnError?: boolean };
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        askWhoIsSignedIn(error);
        if (!mutation.meta?.showsOwnError) showErrors(error);
      },
    }),
    queryCache: new QueryCache({
      onError: (error, query) => {
        askWhoIsSignedIn(error);
        // The screen keeps showing the cached data, so a failed refetch must be reported.
        if (query.state.data !== undefined && !query.meta?.showsOwnError) showErrors(error);
      },
    }),
  });
  /** The session has expired: refetching it leads to the sign-in screen. */
  function askWhoIsSignedIn(error: Error) {
    if (error instanceof ApiError && error.problem.status === UNAUTHORIZED)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
  return client;
}
