// What a list shows, stored in the address: history, reload and shared links give the same list.
import { useCallback, useMemo } from "react";
import type { Row } from "@/api/resource";
import {
  changeListState,
  type ListChange,
  readListState,
  viewParams,
  writeListState,
} from "@/kit/list/list-state";
import type { ListDeclaration } from "./declaration";
import { openingParams, withViewOfAll } from "./opening-view";
import { rulesOf } from "./rules";
import { useAddress } from "./use-address";

export function useListState<T extends Row>(declaration: ListDeclaration<T>) {
  const { params, go: navigate } = useAddress();
  const rules = useMemo(() => rulesOf(declaration), [declaration]);
  const state = useMemo(
    () => readListState(rules, openingParams(declaration, rules, params) ?? params),
    [declaration, rules, params],
  );
  const go = useCallback<typeof navigate>(
    (next, options) => navigate(withViewOfAll(declaration, rules, next), options),
    [declaration, rules, navigate],
  );

  const change = useCallback(
    (step: ListChange) => {
      // All letters of one search are one step of the history.
      const replace = "query" in step && state.query !== "";
      go(writeListState(rules, changeListState(state, step), params), { replace });
    },
    [rules, state, params, go],
  );

  /** Shows another view: exactly its parameters. */
  const show = useCallback((view: Record<string, string>) => go(viewParams(rules, view)), [rules, go]);

  return { rules, state, params, change, show };
}

export type ListStateControls = ReturnType<typeof useListState>;
