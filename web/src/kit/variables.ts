// Variables in user-written texts: `{{name}}`.

export const variableMark = (name: string) => `{{${name}}}`;

/** Inserts text at the cursor and returns the new cursor position. */
export function inserted(text: string, words: string, start: number, end: number) {
  return { text: text.slice(0, start) + words + text.slice(end), cursor: start + words.length };
}
