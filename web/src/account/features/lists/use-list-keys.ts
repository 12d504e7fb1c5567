// The keyboard of a list: from row to row with j and k, x selects, space peeks, / searches, ? helps. Letters that are typed into something stay there.
import { type RefObject, useEffect } from "react";
import { ROW_LINK } from "@/ui/data-table";

export const LIST_KEYS = ["j", "k", "x", "space", "enter", "slash", "n", "escape", "help"] as const;

export interface ListKeyActions {
  toggle: (index: number) => void;
  peek: (index: number) => void;
  /** The focus went to another row. */
  moved: (index: number) => void;
  clear: () => void;
  create?: () => void;
  help: () => void;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** A box that is ticked takes letters too, but means nothing by them. */
const isBox = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement && target.type === "checkbox";

const isModalOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"] [aria-modal], [role="menu"]') !== null;

export function useListKeys(
  frame: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  actions: ListKeyActions,
) {
  useEffect(() => {
    const links = () => [...(frame.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
    const current = () => links().findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    const move = (step: 1 | -1) => {
      const all = links();
      const next = Math.min(Math.max(current() + step, 0), all.length - 1);
      all[next]?.focus();
      all[next]?.closest("tr")?.scrollIntoView({ block: "nearest" });
      actions.moved(next);
    };
    const does: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => {
        if (current() >= 0) actions.toggle(current());
      },
      " ": () => {
        if (current() >= 0) actions.peek(current());
      },
      "/": () => search.current?.focus(),
      "?": actions.help,
      Escape: actions.clear,
      ...(actions.create && { n: actions.create }),
    };
    const listen = (event: KeyboardEvent) => {
      const act = does[event.key];
      const isMeantElsewhere = event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented;
      if (!act || isMeantElsewhere || (isTyping(event) && !isBox(event)) || isModalOpen()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [frame, search, actions]);
}
