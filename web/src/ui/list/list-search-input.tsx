// The search box of a list, debounced.
import { Search, X } from "lucide-react";
import { type Ref, useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { SearchField } from "react-aria-components/SearchField";
import { t } from "@/i18n/ui";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";
import { cx } from "../class-names";

interface ListSearchInputProps {
  label: string;
  /** The current search text of the list. */
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

export function ListSearchInput({
  label,
  value,
  onSearch,
  placeholder,
  inputRef,
  className,
}: ListSearchInputProps) {
  const [text, setText] = useState(value);
  // The search text changed elsewhere: by going back or clearing filters.
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <SearchField
      aria-label={label}
      value={text}
      onChange={setText}
      onSubmit={onSearch}
      onClear={() => onSearch("")}
      className={cx("group", className)}
    >
      <Group className="flex h-9 items-center rounded-md border border-line-strong/60 bg-surface outline-2 -outline-offset-1 outline-transparent data-focus-within:border-transparent data-focus-within:outline-focus data-hovered:border-line-strong max-sm:h-11">
        <Search aria-hidden className="ms-2.5 size-4 shrink-0 text-ink-subtle" />
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className="w-full min-w-0 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-ink-subtle sm:text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        <Button
          aria-label={t("ui.clear")}
          className="focus-ring me-1 grid size-7 place-items-center rounded-sm text-ink-subtle group-data-empty:hidden data-hovered:bg-sunken"
        >
          <X aria-hidden className="size-4" />
        </Button>
      </Group>
    </SearchField>
  );
}
