// Keyboard shortcuts of a list: move between rows, select, peek, search.
import { type RefObject, useMemo } from "react";
import { t } from "@/i18n/account";
import { ROW_LINK } from "@/ui/list/data-table";
import { declareKeys, useScreenKeys } from "../keys";

const LIST_KEYS = declareKeys({
  title: () => t("account.keys.list"),
  lines: [
    { keys: { j: "next" }, text: () => t("account.keys.j") },
    { keys: { k: "previous" }, text: () => t("account.keys.k") },
    { keys: { x: "toggle" }, text: () => t("account.keys.x") },
    { keys: { " ": "peek" }, text: () => t("account.keys.space") },
    // Handled by the focused link.
    { keys: { Enter: null }, text: () => t("account.keys.enter") },
    { keys: { "/": "search" }, text: () => t("account.keys.slash") },
    { keys: { n: "create" }, text: () => t("account.keys.n") },
    { keys: { Escape: "clear" }, text: () => t("account.keys.escape") },
  ],
});

interface ListKeyActions {
  /** `undefined` if rows cannot be selected. */
  toggle?: (index: number) => void;
  peek: (index: number) => void;
  /** The focus moved to another row. */
  moved: (index: number) => void;
  clear: () => void;
  create?: () => void;
}

export function useListKeys(
  frame: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  actions: ListKeyActions,
) {
  const does = useMemo(() => {
    const links = () => [...(frame.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
    const current = () => links().findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    const move = (step: 1 | -1) => {
      const all = links();
      const next = Math.min(Math.max(current() + step, 0), all.length - 1);
      all[next]?.focus();
      all[next]?.closest("tr")?.scrollIntoView({ block: "nearest" });
      actions.moved(next);
    };
    const onCurrent = (act: (index: number) => void) => () => {
      if (current() >= 0) act(current());
    };
    return {
      next: () => move(1),
      previous: () => move(-1),
      toggle: actions.toggle && onCurrent(actions.toggle),
      peek: onCurrent(actions.peek),
      search: () => search.current?.focus(),
      create: actions.create,
      clear: actions.clear,
    };
  }, [frame, search, actions]);
  useScreenKeys(LIST_KEYS, does);
}
