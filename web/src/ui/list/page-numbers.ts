// The page numbers of a pagination: both ends, the neighbors of the current one, and gaps between.

export type PageNumber = number | "gap-before" | "gap-after";

const SHOWN_IN_FULL = 7;

export function pageNumbers(page: number, pages: number): PageNumber[] {
  if (pages <= SHOWN_IN_FULL) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.min(Math.max(2, page - 1), pages - 4);
  const last = Math.max(Math.min(pages - 1, page + 1), 5);
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    1,
    ...(first > 2 ? (["gap-before"] as const) : []),
    ...middle,
    ...(last < pages - 1 ? (["gap-after"] as const) : []),
    pages,
  ];
}
