// Whether a key press is meant for something other than the screen: a field, a dialog, the browser.

/** A checkbox receives letter keys too, but has no use for them. */
const isBox = (target: HTMLElement) => target instanceof HTMLInputElement && target.type === "checkbox";

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
  !isBox(target);

/** A toast is an alert dialog too, but not a modal one. */
const MODALS = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

export const isForOtherTarget = (event: KeyboardEvent) =>
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  event.defaultPrevented ||
  isTyping(event) ||
  document.querySelector(MODALS) !== null;
