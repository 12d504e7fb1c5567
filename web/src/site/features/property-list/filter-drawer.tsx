// Filters and order of the list, tried out before they are applied: the button says how many homes would be left.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { ChoicePills } from "@/ui/choice-pills";
import { Drawer } from "@/ui/drawer";
import { RadioGroup } from "@/ui/radio-group";
import { listOptions, typeName } from "../properties";
import { changed, type Search } from "../search";
import { useSite } from "../site";

export interface FilterDrawerProps {
  search: Search;
  onApply: (changes: Search) => void;
  onClose: () => void;
}

type Filters = Pick<Search, "types" | "bedrooms" | "orderBy">;

const ORDERS = ["", "price", "-price", "-bedrooms", "-accommodates", "name"] as const;
const BEDROOMS = ["", "1", "2", "3", "4", "5"] as const;

export function FilterDrawer({ search, onApply, onClose }: FilterDrawerProps) {
  const { site } = useSite();
  const { types, bedrooms, orderBy } = search;
  const [filters, setFilters] = useState<Filters>({ types, bedrooms, orderBy });
  const change = (changes: Filters) => setFilters((current) => ({ ...current, ...changes }));
  const count = useQuery({
    ...listOptions(site, { ...changed(search, filters), limit: 1 }),
    placeholderData: keepPreviousData,
  });
  const apply = () => {
    onApply(filters);
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={t("site.filters.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <Button variant="quiet" onPress={() => setFilters({})}>
            {t("site.filters.clear")}
          </Button>
          <Button variant="primary" onPress={apply}>
            {count.data
              ? t("site.filters.show", { count: count.data.meta.total_count })
              : t("site.filters.apply")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-8">
        <Types
          types={site.property_types}
          chosen={filters.types ?? []}
          isSingle={site.guesty_powered}
          onChange={(chosen) => change({ types: chosen.length > 0 ? chosen : undefined })}
        />
        <ChoicePills
          label={t("site.filters.bedrooms")}
          options={BEDROOMS.map((key) =>
            key
              ? {
                  key,
                  label: `${key}+`,
                  description: t("site.filters.bedroomsOrMore", { count: Number(key) }),
                }
              : { key, label: t("site.filters.any") },
          )}
          value={BEDROOMS.find((key) => key === String(filters.bedrooms ?? "")) ?? ""}
          onChange={(key) => change({ bedrooms: Number(key) || undefined })}
        />
        <RadioGroup
          label={t("site.filters.order")}
          options={ORDERS.map((key) => ({ key, label: ORDER_NAMES[key]() }))}
          value={ORDERS.find((key) => key === filters.orderBy) ?? ""}
          onChange={(key) => change({ orderBy: key || undefined })}
        />
      </div>
    </Drawer>
  );
}

const ORDER_NAMES: Record<(typeof ORDERS)[number], () => string> = {
  "": () => t("site.order.recommended"),
  price: () => t("site.order.cheapest"),
  "-price": () => t("site.order.dearest"),
  "-bedrooms": () => t("site.order.bedrooms"),
  "-accommodates": () => t("site.order.guests"),
  name: () => t("site.order.name"),
};

interface TypesProps {
  types: readonly string[];
  chosen: readonly string[];
  /** Sites of a partner system take one value per filter. */
  isSingle: boolean;
  onChange: (chosen: string[]) => void;
}

function Types({ types, chosen, isSingle, onChange }: TypesProps) {
  const toggle = (type: string, isOn: boolean) => {
    const others = isSingle ? [] : chosen.filter((other) => other !== type);
    onChange(isOn ? [...others, type] : others);
  };
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">{t("site.filters.type")}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3.5">
        {types.map((type) => (
          <Checkbox key={type} isSelected={chosen.includes(type)} onChange={(isOn) => toggle(type, isOn)}>
            {typeName(type)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
