// Drawer with all filters, tried out before they are applied: every choice and the button show how many homes remain.
import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo, useState } from "react";
import { t } from "@/i18n/site";
import { localToday } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { Drawer } from "@/ui/overlay/drawer";
import { TextField } from "@/ui/form/text-field";
import { amenityName, choicesOptions, typeName } from "../../properties";
import { changed, type Search, stayOf } from "../../search";
import { type Choice, type PropertyChoices, useSite } from "../../site";
import { AtLeastPills } from "./at-least-pills";
import { inOrder } from "./choice-order";
import { Choices } from "./choices";
import {
  filterChange,
  type Moving,
  movingIn,
  NOTHING_MOVING,
  NOTHING_TICKED,
  type Ticked,
  tickedIn,
} from "./filter-draft";
import { PriceSlider } from "./price-slider";
import { BATHROOMS, BEDROOMS, useFilterCounts } from "./use-filter-counts";
import { useRested } from "./use-debounced";

export interface FilterDrawerProps {
  search: Search;
  onApply: (changes: Search) => void;
  onClose: () => void;
}

export function FilterDrawer({ search, onApply, onClose }: FilterDrawerProps) {
  const { site } = useSite();
  const [ticked, setTicked] = useState(() => tickedIn(site, search));
  const [moving, setMoving] = useState(() => movingIn(site, search));
  const counts = useFilterCounts(changed(search, filterChange(ticked, useRested(moving))));
  const tick = useCallback(
    (name: keyof Ticked, value: Ticked[keyof Ticked]) => setTicked((now) => ({ ...now, [name]: value })),
    [],
  );
  const move = (changes: Partial<Moving>) => setMoving((now) => ({ ...now, ...changes }));
  const clear = () => {
    setTicked(NOTHING_TICKED);
    setMoving(NOTHING_MOVING);
  };
  const apply = () => {
    onApply(filterChange(ticked, moving));
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={t("site.filters.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Actions total={counts.total} onClear={clear} onApply={apply} />}
    >
      <div className="flex flex-col gap-8">
        <PriceSlider
          hasDates={stayOf(search, localToday()) !== null}
          prices={counts.prices}
          limits={moving}
          onChange={move}
        />
        <AtLeastPills
          name="bedrooms"
          label={t("site.filters.bedrooms")}
          numbers={BEDROOMS}
          counts={counts.bedrooms}
          value={ticked.bedrooms}
          onChange={tick}
        />
        <AtLeastPills
          name="bathrooms"
          label={t("site.filters.bathrooms")}
          numbers={BATHROOMS}
          counts={counts.bathrooms}
          value={ticked.bathrooms}
          onChange={tick}
        />
        <TextField
          label={t("site.filters.text")}
          placeholder={t("site.search.wherePlaceholder")}
          value={moving.text}
          onChange={(text) => move({ text })}
        />
        <Facets opened={search} now={counts.choices} ticked={ticked} onChange={tick} />
      </div>
    </Drawer>
  );
}

interface FacetsProps {
  /** The search when the filters were opened. */
  opened: Search;
  now: PropertyChoices | undefined;
  ticked: Ticked;
  onChange: (name: keyof Ticked, chosen: string[]) => void;
}

const typeNameOf = ({ name }: Choice) => typeName(name);

const Facets = memo(function Facets({ opened, now, ticked, onChange }: FacetsProps) {
  const { site } = useSite();
  const { data: first } = useQuery(choicesOptions(site, opened));
  const ordered = useMemo(
    () => ({
      cities: inOrder("locations", first, now),
      types: inOrder("types", first, now, typeNameOf),
      groups: inOrder("groups", first, now),
      amenities: inOrder("amenities", first, now, amenityName),
    }),
    [first, now],
  );
  const facet = (name: keyof typeof ordered, label: string) => (
    <Choices
      name={name}
      label={label}
      choices={ordered[name]}
      chosen={ticked[name]}
      isSingle={site.guesty_powered}
      onChange={onChange}
    />
  );
  return (
    <>
      {facet("cities", t("site.filters.place"))}
      {facet("types", t("site.filters.type"))}
      {facet("groups", t("site.filters.group"))}
      {facet("amenities", t("site.filters.amenities"))}
    </>
  );
});

interface ActionsProps {
  total: number | undefined;
  onClear: () => void;
  onApply: () => void;
}

function Actions({ total, onClear, onApply }: ActionsProps) {
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <Button variant="quiet" className="-ms-4" onPress={onClear}>
        {t("site.filters.clear")}
      </Button>
      <Button variant="primary" onPress={onApply}>
        <span aria-live="polite" className="tabular-nums">
          {total === undefined ? t("site.filters.apply") : t("site.filters.show", { count: total })}
        </span>
      </Button>
    </div>
  );
}
