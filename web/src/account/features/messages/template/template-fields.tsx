// Form of a template: text with the available variables, sending rule, and preview.
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { t } from "@/i18n/inbox";
import { inserted, variableMark } from "@/kit/variables";
import { Checkbox } from "@/ui/choice/checkbox";
import { Switch } from "@/ui/choice/switch";
import { NumberPicker } from "@/ui/form/number-picker";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { Select } from "@/ui/select/select";
import type { RecordForm } from "../../row-pages";
import { variablesQuery } from "../queries";
import { variableName } from "./variables";

const FIRST_RULE = 3;
const MAX_DAYS = { before: 365, after: 60 } as const;

export function TemplateFields({ form }: { form: RecordForm }) {
  const { values, errors, set } = form;
  const text = (name: string) => String(values[name] ?? "");
  const field = (name: string) => ({
    value: text(name),
    ...errors.field(name, (value: string) => set(name, value)),
  });
  const body = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart = text("body").length, selectionEnd = selectionStart } = body.current ?? {};
    const next = inserted(text("body"), variableMark(name), selectionStart, selectionEnd);
    field("body").onChange(next.text);
    requestAnimationFrame(() => {
      body.current?.focus();
      body.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <TextField label={t("account.field.name")} isRequired {...field("name")} />
      <TextField label={t("account.field.subject")} isOptional {...field("subject")} />
      <TextArea
        label={t("account.field.body")}
        description={t("inbox.template.bodyHint")}
        rows={10}
        isRequired
        inputRef={body}
        {...field("body")}
      />
      <Chips onInsert={insert} />
      <Checkbox
        isSelected={values.is_offer === true}
        onChange={(isOffer) => set("is_offer", isOffer)}
        description={t("inbox.template.offerHint")}
      >
        {t("inbox.template.offer")}
      </Checkbox>
      <Rule form={form} />
    </div>
  );
}

function Chips({ onInsert }: { onInsert: (name: string) => void }) {
  const { data = [] } = useQuery({ ...variablesQuery(), meta: { showsOwnError: true } });
  return (
    <section aria-label={t("inbox.template.variables")}>
      <p className="mb-2 text-sm font-medium">{t("inbox.template.variables")}</p>
      <ul className="flex flex-wrap gap-1.5">
        {data.map(({ name, example }) => (
          <li key={name}>
            <PlainButton
              onPress={() => onInsert(name)}
              aria-label={t("inbox.template.insert", { name: variableName(name) })}
              className="focus-ring rounded-full border border-line-strong/60 px-3 py-1 text-sm transition-colors data-hovered:border-accent-line data-hovered:bg-accent-soft max-sm:min-h-11"
            >
              {variableName(name)}
              <span className="sr-only"> ({example})</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a template is sent automatically, and when. Days after check-in are negative. */
function Rule({ form: { values, set } }: { form: RecordForm }) {
  const days = typeof values.days_before_check_in === "number" ? values.days_before_check_in : null;
  const side = days !== null && days < 0 ? "after" : "before";
  const change = (count: number, where: string) =>
    set("days_before_check_in", where === "after" ? -Math.max(count, 1) : count);
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <Switch
        isSelected={days !== null}
        onChange={(isOn) => set("days_before_check_in", isOn ? FIRST_RULE : null)}
        description={t("inbox.template.ruleHint")}
      >
        {t("inbox.template.rule")}
      </Switch>
      {days !== null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberPicker
            label={t("inbox.template.days")}
            minValue={0}
            maxValue={MAX_DAYS[side]}
            value={Math.abs(days)}
            onChange={(count) => change(count || 0, side)}
          />
          <Select
            label={t("inbox.template.side")}
            options={[
              { key: "before", label: t("inbox.template.before") },
              { key: "after", label: t("inbox.template.after") },
            ]}
            value={side}
            onChange={(where) => change(Math.abs(days), String(where))}
          />
        </div>
      )}
    </div>
  );
}
