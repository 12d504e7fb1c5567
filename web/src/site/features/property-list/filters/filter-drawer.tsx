// Drawer with all filters, tried out before they are applied: every choice and the button show how many homes remain.
import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo, useState } from "react";
import { t } from "@/i18n/site";
import { localToday } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Drawer } from "@/ui/overlay/drawer";
import { amenityName, choicesOptions, typeName } from "../../properties";
import { changed, type Search, stayOf } from "../../search";
import { type Choice, type PropertyChoices, useSite } from "../../site";
import { AtLeastPills } from "./at-least-pills";
import { inOrder } from "./choice-order";
import { Choices } from "./choices";
import {
  choicesIn,
  type FilterChoices,
  filterChange,
  type LiveValues,
  liveValuesIn,
  NO_CHOICES,
  NO_LIVE_VALUES,
} from "./filter-draft";
import { PriceSlider } from "./price-slider";
import { useDebounced } from "./use-debounced";
import { BATHROOMS, BEDROOMS, useFilterCounts } from "./use-filter-counts";

export interface FilterDrawerProps {
  search: Search;
  onApply: (changes: Search) => void;
  onClose: () => void;
}

export function FilterDrawer({ search, onApply, onClose }: FilterDrawerProps) {
  const { site } = useSite();
  const [choices, setChoices] = useState(() => choicesIn(site, search));
  const [live, setLive] = useState(() => liveValuesIn(site, search));
  const counts = useFilterCounts(changed(search, filterChange(choices, useDebounced(live))));
  const tick = useCallback(
    (name: keyof FilterChoices, value: FilterChoices[keyof FilterChoices]) =>
      setChoices((now) => ({ ...now, [name]: value })),
    [],
  );
  const move = (changes: Partial<LiveValues>) => setLive((now) => ({ ...now, ...changes }));
  const clear = () => {
    setChoices(NO_CHOICES);
    setLive(NO_LIVE_VALUES);
  };
  const apply = () => {
    onApply(filterChange(choices, live));
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
          limits={live}
          onChange={move}
        />
        <AtLeastPills
          name="bedrooms"
          label={t("site.filters.bedrooms")}
          numbers={BEDROOMS}
          counts={counts.bedrooms}
          value={choices.bedrooms}
          onChange={tick}
        />
        <AtLeastPills
          name="bathrooms"
          label={t("site.filters.bathrooms")}
          numbers={BATHROOMS}
          counts={counts.bathrooms}
          value={choices.bathrooms}
          onChange={tick}
        />
        <TextField
          label={t("site.filters.text")}
          placeholder={t("site.search.wherePlaceholder")}
          value={live.text}
          onChange={(text) => move({ text })}
        />
        <Facets opened={search} now={counts.choices} choices={choices} onChange={tick} />
      </div>
    </Drawer>
  );
}

interface FacetsProps {
  /** The search when the filters were opened. */
  opened: Search;
  now: PropertyChoices | undefined;
  choices: FilterChoices;
  onChange: (name: keyof FilterChoices, chosen: string[]) => void;
}

const typeNameOf = ({ name }: Choice) => typeName(name);

const Facets = memo(function Facets({ opened, now, choices, onChange }: FacetsProps) {
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
      chosen={choices[name]}
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
