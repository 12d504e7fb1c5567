// Opens the filters, and shows how many of them are set.
import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Badge } from "@/ui/feedback/badge";
import type { Search } from "../../search";
import { lazily } from "../../site";
import type { FilterDrawerProps } from "./filter-drawer";

const FilterDrawer = lazily<FilterDrawerProps>(async () => (await import("./filter-drawer")).FilterDrawer);

interface FilterButtonProps {
  search: Search;
  count: number;
  onApply: (changes: Search) => void;
}

export function FilterButton({ search, count, onApply }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => setOpen(true)}
        onHoverStart={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
      >
        <SlidersHorizontal aria-hidden />
        {t("site.filters.title")}
        {count > 0 && <Badge tone="accent">{count}</Badge>}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDrawer search={search} onApply={onApply} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
