// Selects from many objects by typing: rows of the server that are too many to list.
import { Check, ChevronsUpDown, Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { t } from "@/i18n/ui";
import { cx } from "../class-names";
import { Spinner } from "../feedback/spinner";
import { controlBox, type FieldTexts, fieldStack, labelRow, OptionalMark } from "../form/field";
import { Popover } from "../overlay/popover";
import {
  isModelOf,
  keyOfModel,
  type ModelFormat,
  type ModelOf,
  type Selectable,
  toModel,
} from "./object-model";
import { listItem } from "./option-list";
import { type LoadObjects, useObjectSearch } from "./use-object-search";

export const OBJECT_SELECTOR_LIMIT = 10;

interface ObjectSelectorProps<T extends Selectable, F extends ModelFormat>
  extends Pick<FieldTexts, "label" | "description" | "isOptional"> {
  load: LoadObjects<T>;
  /** The field with an object's name. */
  display: keyof T & string;
  modelFormat: F;
  value: readonly ModelOf<T>[F][];
  onChange: (models: ModelOf<T>[F][]) => void;
  /** Objects that may be selected already, so that their names are known before anything was loaded. */
  known?: readonly T[];
  /** At most one can be selected. */
  isSingle?: boolean;
  /** Label of the empty selection. */
  placeholder?: string;
  limit?: number;
  className?: string;
}

export function ObjectSelector<T extends Selectable, F extends ModelFormat>(
  props: ObjectSelectorProps<T, F>,
) {
  const {
    label,
    description,
    isOptional,
    display,
    modelFormat,
    value,
    onChange,
    known = [],
    isSingle,
    placeholder,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<readonly T[]>([]);
  const trigger = useRef<HTMLDivElement>(null);
  const chosen = value.map((model) => {
    const item = [...known, ...seen].find((object) => isModelOf(object, model as T | string));
    return { model, name: item ? String(item[display]) : typeof model === "string" ? model : "" };
  });
  const toggle = (item: T) => {
    setSeen([...seen, item]);
    const others = value.filter((model) => !isModelOf(item, model as T | string));
    const isNew = others.length === value.length;
    onChange([...(isSingle ? [] : others), ...(isNew ? [toModel(item, modelFormat)] : [])]);
    if (isSingle) setOpen(false);
  };
  return (
    <div className={cx(fieldStack, props.className)}>
      <span className={labelRow}>
        {label}
        {isOptional && <OptionalMark />}
      </span>
      <Group ref={trigger} className={cx(controlBox, "flex-wrap gap-1.5 px-2 py-1.5")}>
        {chosen.map(({ model, name }) => (
          <span
            key={keyOfModel(model as T | string)}
            className="inline-flex max-w-full items-center gap-1 rounded-sm bg-sunken ps-2 text-sm font-medium"
          >
            <span className="truncate">{name}</span>
            <Button
              aria-label={t("ui.remove", { name })}
              onPress={() => onChange(value.filter((other) => other !== model))}
              className="focus-ring grid size-7 place-items-center rounded-sm text-ink-subtle data-hovered:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </Button>
          </span>
        ))}
        <Button
          aria-label={t("ui.chooseFor", { label })}
          onPress={() => setOpen(true)}
          className="focus-ring flex min-h-8 min-w-16 flex-1 items-center gap-2 rounded-sm px-1.5 text-[0.9375rem] text-ink-subtle data-hovered:text-ink"
        >
          {chosen.length === 0 && <span className="min-w-0 truncate">{placeholder}</span>}
          <ChevronsUpDown aria-hidden className="ms-auto size-4 shrink-0" />
        </Button>
      </Group>
      {description && <p className="text-sm text-ink-subtle">{description}</p>}
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        placement="bottom start"
        className="w-(--trigger-width) min-w-64"
      >
        <Offered
          {...props}
          isChosen={(item) => value.some((model) => isModelOf(item, model as T | string))}
          onToggle={toggle}
        />
      </Popover>
    </div>
  );
}

interface OfferedProps<T extends Selectable> {
  label: string;
  load: LoadObjects<T>;
  display: keyof T & string;
  limit?: number;
  isChosen: (item: T) => boolean;
  onToggle: (item: T) => void;
}

function Offered<T extends Selectable>({
  label,
  load,
  display,
  limit = OBJECT_SELECTOR_LIMIT,
  isChosen,
  onToggle,
}: OfferedProps<T>) {
  const found = useObjectSearch(load, limit);
  const { items, state, hasMore } = found;
  return (
    <div className="-m-2 flex max-h-80 flex-col gap-1 overflow-y-auto overscroll-contain">
      <Autocomplete inputValue={found.search} onInputChange={found.find}>
        <SearchField aria-label={t("ui.search")} autoFocus className="group sticky top-0 z-1 bg-raised">
          <Group className="flex h-10 items-center rounded-sm bg-sunken outline-2 -outline-offset-2 outline-transparent data-focus-within:outline-focus">
            <Search aria-hidden className="ms-2.5 size-4 shrink-0 text-ink-subtle" />
            <Input
              placeholder={t("ui.search")}
              className="w-full min-w-0 bg-transparent px-2 text-base outline-none placeholder:text-ink-subtle sm:text-sm [&::-webkit-search-cancel-button]:hidden"
            />
            {state === "loading" && <Spinner className="me-3 text-ink-subtle" />}
          </Group>
        </SearchField>
        <ListBox
          aria-label={label}
          items={items.map((item) => ({ id: item.key, item, isOn: isChosen(item) }))}
          dependencies={[isChosen]}
          onAction={(key) => {
            const item = items.find((other) => other.key === key);
            if (item) onToggle(item);
          }}
          renderEmptyState={() =>
            state === "ready" ? (
              <p className="px-2.5 py-3 text-sm text-ink-subtle">{t("ui.noneFound")}</p>
            ) : null
          }
          className="outline-none"
        >
          {({ item, isOn }) => (
            <ListBoxItem textValue={String(item[display])} className={listItem}>
              <span className="min-w-0 flex-1 truncate">{String(item[display])}</span>
              {isOn && <Check aria-label={t("ui.chosen")} className="size-4 shrink-0 text-accent-text" />}
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {state === "failed" && <p className="px-2.5 py-2 text-sm text-danger">{t("ui.notLoaded")}</p>}
      {hasMore && state === "ready" && (
        <Button
          onPress={found.more}
          className="focus-ring min-h-9 rounded-sm text-sm font-medium text-accent-text data-hovered:bg-sunken"
        >
          {t("ui.loadMore")}
        </Button>
      )}
    </div>
  );
}
