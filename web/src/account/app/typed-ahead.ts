// What is typed after the keys that call the search box and before it is there: whoever is quick loses no letter, and means no other keys.

let typed = "";

function listen(event: KeyboardEvent) {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter && event.key !== "Backspace") return;
  typed = isLetter ? typed + event.key : typed.slice(0, -1);
  event.preventDefault();
  event.stopPropagation();
}

export const typedAhead = {
  start: () => {
    typed = "";
    document.addEventListener("keydown", listen, true);
  },
  /** The box has the focus from now on. */
  take: () => {
    document.removeEventListener("keydown", listen, true);
    const text = typed;
    typed = "";
    return text;
  },
};
