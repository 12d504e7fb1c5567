// Filter choices, each with its number of homes: multiple, or single where the site accepts only one.
import { memo, useId, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Checkbox } from "@/ui/choice/checkbox";
import { RadioGroup } from "@/ui/choice/radio-group";
import type { Choice } from "../../site";

/** More are shown on request. */
const FEW = 5;

interface ChoicesProps<N extends string> {
  name: N;
  label: string;
  /** In the order to show them. */
  choices: readonly Choice[];
  chosen: readonly string[];
  isSingle: boolean;
  onChange: (name: N, chosen: string[]) => void;
}

function ChoicesBase<N extends string>({
  name,
  label,
  choices,
  chosen,
  isSingle,
  onChange,
}: ChoicesProps<N>) {
  const [isLong, setLong] = useState(false);
  const id = useId();
  if (choices.length < 2 && chosen.length === 0) return null;
  const shown = isLong ? choices : choices.filter(({ key }, at) => at < FEW || chosen.includes(key));
  return (
    <div id={id} className="flex flex-col gap-3">
      {isSingle ? (
        <OneOf
          label={label}
          choices={shown}
          chosen={chosen[0]}
          onChange={(key) => onChange(name, key ? [key] : [])}
        />
      ) : (
        <SomeOf label={label} choices={shown} chosen={chosen} onChange={(keys) => onChange(name, keys)} />
      )}
      {choices.length > FEW && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isLong}
          aria-controls={id}
          className="-ms-3 self-start underline decoration-line-strong underline-offset-4"
          onPress={() => setLong(!isLong)}
        >
          {isLong ? t("site.filters.fewer") : t("site.filters.all", { count: choices.length })}
        </Button>
      )}
    </div>
  );
}

export const Choices = memo(ChoicesBase) as typeof ChoicesBase;

interface SomeOfProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function SomeOf({ label, choices, chosen, onChange }: SomeOfProps) {
  const toggle = (key: string, isOn: boolean) => {
    const others = chosen.filter((other) => other !== key);
    onChange(isOn ? [...others, key] : others);
  };
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3.5">
        {choices.map(({ key, name, count }) => (
          <Checkbox
            key={key}
            isSelected={chosen.includes(key)}
            isDisabled={count === 0 && !chosen.includes(key)}
            onChange={(isOn) => toggle(key, isOn)}
          >
            {name}
            {"\u00a0"}
            <Count count={count} />
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

interface OneOfProps {
  label: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  onChange: (chosen: string) => void;
}

const ANY = "";

function OneOf({ label, choices, chosen = ANY, onChange }: OneOfProps) {
  return (
    <RadioGroup
      label={label}
      options={[
        { key: ANY, label: t("site.filters.any") },
        ...choices.map(({ key, name, count }) => ({
          key,
          label: name,
          note: String(count),
          isDisabled: count === 0 && key !== chosen,
        })),
      ]}
      value={chosen}
      onChange={onChange}
    />
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-sm text-ink-subtle tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">({t("site.list.count", { count })})</span>
    </span>
  );
}
