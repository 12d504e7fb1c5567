// Keyboard shortcuts of the board. The grid handles them itself while it has the focus.
import { t } from "@/i18n/calendar";
import { declareKeys } from "../../keys";

export const BOARD_KEYS = declareKeys({
  title: () => t("calendar.title"),
  lines: [
    { keys: { ArrowLeft: "left", ArrowRight: "right" }, text: () => t("calendar.key.night") },
    { keys: { ArrowUp: "up", ArrowDown: "down" }, text: () => t("calendar.key.home") },
    {
      keys: { "Shift+ArrowLeft": null, "Shift+ArrowRight": null },
      text: () => t("calendar.key.select"),
    },
    { keys: { "[": "weekBack", "]": "weekOn" }, text: () => t("calendar.key.week") },
    { keys: { PageUp: "pageUp", PageDown: "pageDown" }, text: () => t("calendar.key.page") },
    { keys: { Home: "today" }, text: () => t("calendar.key.today") },
    { keys: { Enter: "open", " ": "open" }, text: () => t("calendar.key.open") },
    { keys: { Escape: "cancel" }, text: () => t("calendar.key.letGo") },
  ],
});
