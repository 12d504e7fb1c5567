// The view that a list opens with: an address without any parameter of the list shows it, so all rows need a parameter of their own.
import type { Row } from "@/api/resource";
import type { ListRules } from "@/kit/list/list-state";
import type { ListDeclaration } from "./declaration";

const VIEW = "view";
const ALL = "all";

const saysNothing = (rules: ListRules, params: URLSearchParams) =>
  !["query", "o", "l", "sort", ...Object.keys(rules.filters)].some((name) => params.has(name));

/** The parameters of the opening view, if the address asks for no other. */
export function openingParams<T extends Row>(
  { opensOn, views = [] }: Pick<ListDeclaration<T>, "opensOn" | "views">,
  rules: ListRules,
  params: URLSearchParams,
): URLSearchParams | null {
  const opening = views.find(({ name }) => name === opensOn);
  const isOpening = opening && saysNothing(rules, params) && params.get(VIEW) !== ALL;
  return isOpening ? new URLSearchParams(opening.params()) : null;
}

/** The address of a list, which names the view of all rows if the list would open with another. */
export function withViewOfAll<T extends Row>(
  { opensOn }: Pick<ListDeclaration<T>, "opensOn">,
  rules: ListRules,
  params: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(VIEW);
  if (opensOn && saysNothing(rules, next)) next.set(VIEW, ALL);
  return next;
}
