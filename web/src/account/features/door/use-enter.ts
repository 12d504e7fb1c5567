// What happens once somebody is in: the session is known, and the screen that was asked for opens.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import type { Session } from "../session";
import { sessionQuery } from "../session";

export const HOME = "/account/";

/** Only our own screens: an address of somebody else is never followed. */
export const safeNext = (next: string | null) => (next?.startsWith(HOME) ? next : HOME);

export const useDoorParams = () =>
  new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));

export function useEnter() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = safeNext(useDoorParams().get("next"));
  return async (session: Session) => {
    // What another person has seen before is forgotten.
    client.clear();
    client.setQueryData(sessionQuery.queryKey, session);
    await navigate({ href: next, replace: true });
  };
}
