// The cache of what the server said, and the one place where failures are told.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, mayRetry } from "@/api/errors";
import { showErrors } from "../features/errors";
import { sessionQuery } from "../features/session";

const UNAUTHORIZED = 401;

declare module "@tanstack/react-query" {
  interface Register {
    /** Set where the screen itself says what went wrong. */
    mutationMeta: { isTold?: boolean };
    queryMeta: { isTold?: boolean };
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000 } },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        askWhoIsSignedIn(error);
        if (!mutation.meta?.isTold) showErrors(error);
      },
    }),
    queryCache: new QueryCache({
      onError: (error, query) => {
        askWhoIsSignedIn(error);
        // What is already on the screen stays there, so its failure has to be told.
        if (query.state.data !== undefined && !query.meta?.isTold) showErrors(error);
      },
    }),
  });
  /** The session has ended: asking for it again leads to the door. */
  function askWhoIsSignedIn(error: Error) {
    if (error instanceof ApiError && error.problem.status === UNAUTHORIZED)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
  return client;
}
