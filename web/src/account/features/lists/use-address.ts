// The current query string: reads it, and changes it as one step of the browser's history.
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

interface Address {
  params: URLSearchParams;
  go: (params: URLSearchParams, options?: { replace?: boolean }) => void;
}

export function useAddress(): Address {
  const text = useRouterState({ select: ({ location }) => location.searchStr });
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(text), [text]);
  const go = useCallback(
    (next: URLSearchParams, { replace = false } = {}) =>
      void navigate({ to: "." as never, search: Object.fromEntries(next) as never, replace }),
    [navigate],
  );
  return { params, go };
}
