// Buffers keys typed between the search shortcut and the opening of the search box: no character is lost, and none triggers another
// shortcut.

let typed = "";

function listen(event: KeyboardEvent) {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter && event.key !== "Backspace") return;
  typed = isLetter ? typed + event.key : typed.slice(0, -1);
  event.preventDefault();
  event.stopPropagation();
}

export const typeAheadBuffer = {
  start: () => {
    typed = "";
    document.addEventListener("keydown", listen, true);
  },
  /** Returns the typed text and stops listening: the search box has the focus from now on. */
  take: () => {
    document.removeEventListener("keydown", listen, true);
    const text = typed;
    typed = "";
    return text;
  },
};
