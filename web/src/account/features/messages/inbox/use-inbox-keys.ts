// The keyboard of the inbox: j and k from one conversation to the next, e archives, u leaves it unread, / searches. Letters that are typed into something stay there.
import { useEffect } from "react";

export interface InboxKeyActions {
  move: (step: 1 | -1) => void;
  archive: () => void;
  unread: () => void;
  search: () => void;
  close: () => void;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === "checkbox");

const isModalOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

export function useInboxKeys(actions: InboxKeyActions) {
  useEffect(() => {
    const does: Record<string, () => void> = {
      j: () => actions.move(1),
      k: () => actions.move(-1),
      e: actions.archive,
      u: actions.unread,
      "/": actions.search,
      Escape: actions.close,
    };
    const listen = (event: KeyboardEvent) => {
      const act = does[event.key];
      const isMeantElsewhere = event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented;
      if (!act || isMeantElsewhere || isTyping(event) || isModalOpen()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [actions]);
}
