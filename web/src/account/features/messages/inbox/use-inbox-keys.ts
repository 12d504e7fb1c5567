// Keyboard shortcuts of the inbox: move between conversations, archive, mark as unread.
import { t } from "@/i18n/inbox";
import { declareKeys, useScreenKeys } from "../../keys";

const INBOX_KEYS = declareKeys({
  title: () => t("account.nav.inbox"),
  lines: [
    { keys: { j: "next" }, text: () => t("inbox.keys.next") },
    { keys: { k: "previous" }, text: () => t("inbox.keys.previous") },
    { keys: { e: "archive" }, text: () => t("inbox.keys.archive") },
    { keys: { u: "unread" }, text: () => t("inbox.keys.unread") },
    { keys: { "/": "search" }, text: () => t("account.keys.slash") },
    { keys: { Escape: "close" }, text: () => t("inbox.keys.close") },
    // Handled by the reply field.
    { keys: { "Mod+Enter": null }, text: () => t("inbox.keys.send") },
  ],
});

interface InboxKeyActions {
  move: (step: 1 | -1) => void;
  /** `undefined` if the user lacks the permission. */
  archive?: () => void;
  unread?: () => void;
  search: () => void;
  close: () => void;
}

export const useInboxKeys = ({ move, ...does }: InboxKeyActions) =>
  useScreenKeys(INBOX_KEYS, { ...does, next: () => move(1), previous: () => move(-1) });
