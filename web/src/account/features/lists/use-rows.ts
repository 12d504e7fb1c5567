// The rows of a list. The response to the latest query wins; until it arrives, the former rows stay.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import type { ListState } from "@/kit/list/list-state";
import { rowsQuery } from "../resources";
import type { ListDeclaration } from "./declaration";
import { queryOf } from "./rules";

export function useRows<T extends Row>(declaration: ListDeclaration<T>, state: ListState) {
  return useQuery({
    ...rowsQuery<T>(declaration.resource, queryOf(declaration, state)),
    placeholderData: keepPreviousData,
    enabled: declaration.isReady?.() ?? true,
  });
}
