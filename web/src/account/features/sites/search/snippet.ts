// What a search engine makes of a page: cut where search engines cut, and in the page's own words where the owner has none.

/** Characters that fit; more are cut off. */
export const TITLE_FITS = 60;
export const DESCRIPTION_FITS = 160;

/** Cut between words. */
export function cut(text: string, most: number): string {
  const plain = text.trim().replaceAll(/\s+/g, " ");
  if (plain.length <= most) return plain;
  const part = plain.slice(0, most);
  const end = part.lastIndexOf(" ");
  return `${end > 0 ? part.slice(0, end) : part}…`;
}

/** Markdown without its marks, as far as a description goes. */
export const plainWords = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*(?:#+|>|[-*+]|\d+\.)\s+/gm, "")
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

export const titled = (first: string, second: string) => [first, second].filter(Boolean).join(" · ");
