// Pagination of a list by offset and limit.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { useLocale } from "react-aria-components/I18nProvider";
import { t } from "@/i18n/ui";
import { buttonStyle } from "../action/button-style";
import { IconButton } from "../action/icon-button";
import { cx } from "../class-names";
import { type PageNumber, pageNumbers } from "./page-numbers";

export interface PaginationProps {
  offset: number;
  limit: number;
  total: number;
  onOffsetChange: (offset: number) => void;
  className?: string;
}

export function Pagination({ offset, limit, total, onOffsetChange, className }: PaginationProps) {
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const page = Math.floor(offset / limit) + 1;
  const pages = Math.max(1, Math.ceil(total / limit));
  const goTo = (target: number) => onOffsetChange((target - 1) * limit);
  const range = {
    first: number.format(Math.min(offset + 1, total)),
    last: number.format(Math.min(offset + limit, total)),
    total: number.format(total),
  };
  return (
    <nav
      aria-label={t("ui.pagination")}
      className={cx("flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm", className)}
    >
      <p className="text-ink-subtle tabular-nums">{t("ui.pageRange", range)}</p>
      <div className={cx("flex items-center gap-1", pages === 1 && "hidden")}>
        <IconButton
          label={t("ui.previousPage")}
          size="sm"
          isDisabled={page <= 1}
          onPress={() => goTo(page - 1)}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        {pageNumbers(page, pages).map((mark) => (
          <Mark key={mark} mark={mark} isCurrent={mark === page} onPress={goTo} />
        ))}
        <IconButton
          label={t("ui.nextPage")}
          size="sm"
          isDisabled={page >= pages}
          onPress={() => goTo(page + 1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </nav>
  );
}

function Mark({
  mark,
  isCurrent,
  onPress,
}: {
  mark: PageNumber;
  isCurrent: boolean;
  onPress: (page: number) => void;
}) {
  if (typeof mark === "string") {
    return (
      <span aria-hidden className="w-6 text-center text-ink-subtle">
        …
      </span>
    );
  }
  return (
    <Button
      aria-label={t("ui.page", { page: String(mark) })}
      aria-current={isCurrent ? "page" : undefined}
      onPress={() => onPress(mark)}
      className={buttonStyle(
        { variant: "quiet", size: "sm" },
        "min-w-9 px-1.5 tabular-nums aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text",
      )}
    >
      {mark}
    </Button>
  );
}
