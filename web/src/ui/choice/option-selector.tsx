// Multiple choice of a few options as checkboxes; a long list shows the first ones and the rest on demand.
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { CheckboxGroup } from "react-aria-components/CheckboxGroup";
import { t } from "@/i18n/ui";
import { Label } from "../form/field";
import type { Option } from "../select/option-list";
import { Checkbox } from "./checkbox";

export const OPTION_SELECTOR_LIMIT = 5;

interface OptionSelectorProps<K extends string> {
  label: string;
  options: readonly Option<K>[];
  value: readonly K[];
  onChange: (keys: K[]) => void;
  /** Number of options shown at first, and added by each "more". */
  limit?: number;
}

export function OptionSelector<K extends string>({
  label,
  options,
  value,
  onChange,
  limit = OPTION_SELECTOR_LIMIT,
}: OptionSelectorProps<K>) {
  const [shown, setShown] = useState(limit);
  // Selected options are always visible.
  const visible = options.filter(({ key }, index) => index < shown || value.includes(key));
  return (
    <CheckboxGroup
      value={[...value]}
      onChange={(keys) => onChange(keys as K[])}
      className="flex flex-col gap-2"
    >
      <Label>{label}</Label>
      {visible.map((option) => (
        <Checkbox key={option.key} value={option.key} isDisabled={option.isDisabled}>
          {option.label}
          {option.note && <span className="ms-1.5 text-ink-subtle tabular-nums">{option.note}</span>}
        </Checkbox>
      ))}
      {options.length === 0 && <p className="text-sm text-ink-subtle">{t("ui.noneFound")}</p>}
      {visible.length < options.length && (
        <Button
          onPress={() => setShown(shown + limit)}
          className="focus-ring self-start rounded-xs py-0.5 text-sm font-medium text-accent-text data-hovered:underline"
        >
          {t("ui.showMore", { count: options.length - visible.length })}
        </Button>
      )}
    </CheckboxGroup>
  );
}
