// Query cache of the account area; reports failed requests in one place.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isUnreachable, shouldRetry } from "@/api/errors";
import { showErrors } from "../features/errors";
import { expiry, isSignedIn, sessionQuery } from "../features/session";

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
        // The screen keeps showing the cached data, so a failed refetch must be reported. An outage has its banner.
        if (query.state.data !== undefined && !query.meta?.showsOwnError && !isUnreachable(error))
          showErrors(error);
      },
    }),
  });
  /** The session has expired: refetching it leads to the sign-in screen. */
  function askWhoIsSignedIn(error: Error) {
    if (!(error instanceof ApiError) || error.problem.status !== UNAUTHORIZED) return;
    if (isSignedIn(client.getQueryData(sessionQuery.queryKey))) expiry.remember();
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
  return client;
}
