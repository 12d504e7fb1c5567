// Variables in texts that people write: `{{name}}`.

export const variableMark = (name: string) => `{{${name}}}`;

/** The text with something put where the cursor is, and where the cursor goes then. */
export function inserted(text: string, words: string, start: number, end: number) {
  return { text: text.slice(0, start) + words + text.slice(end), cursor: start + words.length };
}
