// Chips of the active filters, removed one by one or all at once.
import { X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { t } from "@/i18n/site";
import type { Search } from "../../search";
import { type ActiveFilter, NO_WISHES } from "./active-filters";

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onChange: (changes: Search) => void;
  /** Takes the focus when the last chip is gone. */
  fallback: RefObject<HTMLElement | null>;
}

export function FilterChips({ filters, onChange, fallback }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the chips have changed
  useEffect(() => {
    if (removed.current === null) return;
    const chips = row.current?.querySelectorAll("button") ?? [];
    (chips[Math.min(removed.current, chips.length - 1)] ?? fallback.current)?.focus();
    removed.current = null;
  }, [filters]);
  if (filters.length === 0) return null;
  const change = (index: number, changes: Search) => {
    removed.current = index;
    onChange(changes);
  };
  return (
    <ul
      ref={row}
      aria-label={t("site.chips.label")}
      className="relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {filters.map(({ key, label, without }, index) => (
        <li key={key} className="max-w-full shrink-0">
          <button
            type="button"
            aria-label={t("site.chips.remove", { name: label })}
            onClick={() => change(index, without)}
            className="flex h-9 max-w-64 items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft ps-3.5 pe-2.5 text-sm text-accent-text transition-colors hover:border-current"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li className="shrink-0">
        <button
          type="button"
          onClick={() => change(0, NO_WISHES)}
          className="h-9 rounded-full px-3 text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {t("site.chips.clear")}
        </button>
      </li>
    </ul>
  );
}
