// Whether a key was meant for something else than the screen: a field, a dialog, the browser.

/** A box that is ticked takes letters too, but means nothing by them. */
const isBox = (target: HTMLElement) => target instanceof HTMLInputElement && target.type === "checkbox";

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
  !isBox(target);

/** A toast is an alert too, but nobody has to answer it before going on. */
const MODALS = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

export const isMeantElsewhere = (event: KeyboardEvent) =>
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  event.defaultPrevented ||
  isTyping(event) ||
  document.querySelector(MODALS) !== null;
