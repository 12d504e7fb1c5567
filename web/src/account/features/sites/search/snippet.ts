// How a search engine shows a page: cut like there, with the page's own text if the owner has entered none.

/** Number of characters that fit; more are cut off. */
export const TITLE_FITS = 60;
export const DESCRIPTION_FITS = 160;

/** Cuts between words. */
export function cut(text: string, most: number): string {
  const plain = text.trim().replaceAll(/\s+/g, " ");
  if (plain.length <= most) return plain;
  const part = plain.slice(0, most);
  const end = part.lastIndexOf(" ");
  return `${end > 0 ? part.slice(0, end) : part}…`;
}

/** Removes Markdown syntax, as far as a description needs it. */
export const plainText = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*(?:#+|>|[-*+]|\d+\.)\s+/gm, "")
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

export const titled = (first: string, second: string) => [first, second].filter(Boolean).join(" · ");
