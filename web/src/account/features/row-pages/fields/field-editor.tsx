// The control of a field, chosen by the server's metadata.
import type { ReactNode } from "react";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { parseTime, pickedMinute } from "@/kit/dates/clock-time";
import { Switch } from "@/ui/choice/switch";
import { WeekdayPicker } from "@/ui/choice/weekday-picker";
import { CurrencyField } from "@/ui/form/currency-field";
import { NumberPicker } from "@/ui/form/number-picker";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { TimePicker } from "@/ui/form/time-picker";
import { Select } from "@/ui/select/select";
import type { FieldEditorProps } from "./field-editor-props";
import { fieldLabel } from "./fields";
import { PercentField } from "./percent-field";
import { ReferenceEditor } from "./reference-editor";

type Editor = (props: FieldEditorProps) => ReactNode;

/** A currency is received as an object with its symbol, and sent as its code. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? String((value as { code?: string }).code ?? "") : String(value);
}

/** Props of every control: its label, its error, and a change handler that clears the error. */
const shared = <V,>({ field, hint, errors, onChange }: FieldEditorProps) => ({
  label: fieldLabel(field),
  description: hint,
  isRequired: field.required,
  ...errors.field<V>(field.name, onChange),
});

const line =
  (type: string): Editor =>
  (props) => {
    const { onChange, ...rest } = shared<string | null>(props);
    const { nullable, max_length } = props.field;
    return (
      <TextField
        {...rest}
        type={type}
        maxLength={max_length ?? undefined}
        value={textOf(props.value)}
        onChange={(text) => onChange(text === "" && nullable ? null : text)}
      />
    );
  };

const typedTime = line("time");

const clock: Editor = (props) => {
  const { label, onChange } = shared<string>(props);
  const value = textOf(props.value);
  const time = parseTime(value);
  // Another program may have set a time that the picker does not offer.
  if (time && pickedMinute(time.minute) !== time.minute) return typedTime(props);
  return <TimePicker label={label} value={value} onChange={onChange} />;
};

const number =
  (step: number): Editor =>
  (props) => {
    const { onChange, ...rest } = shared<number | null>(props);
    return (
      <NumberPicker
        {...rest}
        value={typeof props.value === "number" ? props.value : Number.NaN}
        step={step}
        minValue={props.field.min ?? undefined}
        maxValue={props.field.max ?? undefined}
        onChange={(typed) => onChange(Number.isNaN(typed) ? null : typed)}
      />
    );
  };

/** Lists are typed as comma-separated text. */
const listed =
  (read: (part: string) => unknown): Editor =>
  (props) => {
    const { onChange, ...rest } = shared<unknown[]>(props);
    const split = (text: string) =>
      text.split(",").flatMap((part) => (part.trim() ? [read(part.trim())] : []));
    return (
      <TextField
        {...rest}
        defaultValue={((props.value as unknown[] | null) ?? []).join(", ")}
        onChange={(text) => onChange(split(text))}
      />
    );
  };

const weekdays: Editor = (props) => {
  const { onChange, ...rest } = shared<number[] | null>(props);
  const chosen = (props.value as number[] | null) ?? [];
  return (
    <WeekdayPicker
      {...rest}
      value={chosen}
      onChange={(days) => onChange(days.length === 0 && props.field.nullable ? null : days)}
      className="sm:col-span-2"
    />
  );
};

/** Nested values are typed as JSON. */
const asJson: Editor = (props) => {
  const { onChange, ...rest } = shared<unknown>(props);
  return (
    <TextArea
      {...rest}
      defaultValue={JSON.stringify(props.value ?? null, null, 2)}
      onChange={(text) => onChange(parseOrText(text))}
      className="font-mono sm:col-span-2"
    />
  );
};

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const prose: Editor = (props) => (
  <TextArea
    {...shared<string>(props)}
    value={textOf(props.value)}
    maxLength={props.field.max_length ?? undefined}
    className="sm:col-span-2"
  />
);

const choice: Editor = (props) => (
  <Select
    {...shared<string>(props)}
    options={(props.field.choices ?? []).map(({ value, label }) => ({
      key: value,
      label: translateKnown(`account.choice.${props.field.name}.${value}`, label ?? value),
    }))}
    value={textOf(props.value)}
    placeholder={t("account.none")}
  />
);

const flag: Editor = (props) => (
  <Switch
    isSelected={Boolean(props.value)}
    onChange={props.onChange}
    description={props.hint}
    className="min-h-11 rounded-md border border-line px-3.5 py-2.5 sm:self-end"
  >
    {fieldLabel(props.field)}
  </Switch>
);

const money: Editor = (props) => (
  <CurrencyField
    {...shared<number | null>(props)}
    value={(props.value as number | null | undefined) ?? null}
    currency={props.currency}
  />
);

/** Typed in the user's time zone. */
const instant: Editor = (props) => {
  const { onChange, ...rest } = shared<string | null>(props);
  return (
    <TextField
      {...rest}
      type="datetime-local"
      defaultValue={localTime(props.value)}
      onChange={(typed) => onChange(typed === "" ? null : new Date(typed).toISOString())}
    />
  );
};

const MINUTE = 60_000;
const TO_THE_MINUTE = 16;

function localTime(value: unknown): string {
  if (typeof value !== "string") return "";
  const at = new Date(value);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, TO_THE_MINUTE);
}

/** By the server's field type; all others are a line of text. */
const EDITORS: Readonly<Record<string, Editor>> = {
  boolean: flag,
  integer: number(1),
  decimal: number(0.5),
  money,
  date: line("date"),
  datetime: instant,
  email: line("email"),
  url: line("url"),
  time: clock,
  color: line("color"),
  text: prose,
  choice,
  reference: (props) => <ReferenceEditor {...props} />,
  references: (props) => <ReferenceEditor {...props} />,
  days: weekdays,
  words: listed(String),
  json: asJson,
};

const text = line("text");

/** Fields stored in another unit than people think in. */
const BY_NAME: Readonly<Record<string, Editor>> = {
  basis_points: (props) => <PercentField {...props} />,
};

export function FieldEditor(props: FieldEditorProps) {
  const editor = BY_NAME[props.field.name] ?? EDITORS[props.field.type] ?? text;
  return editor(props);
}
