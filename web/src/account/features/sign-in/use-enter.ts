// After sign-in: caches the session and opens the requested screen.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import type { Session } from "../session";
import { expiry, sessionQuery } from "../session";

const HOME = "/account/";

/** Allows only addresses of the account area; never redirects to another site. */
const safeNext = (next: string | null) => (next?.startsWith(HOME) ? next : HOME);

export const useSignInParams = () =>
  new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));

export function useEnter() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = safeNext(useSignInParams().get("next"));
  return async (session: Session) => {
    // Drop the cached data of another user.
    client.clear();
    expiry.forget();
    client.setQueryData(sessionQuery.queryKey, session);
    await navigate({ href: next, replace: true });
  };
}
