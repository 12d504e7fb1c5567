// A number with minus and plus buttons: as a form field, or as a row ("Adults  − 2 +") where space is short.
import { Minus, Plus } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { NumberField, type NumberFieldProps } from "react-aria-components/NumberField";
import { Text } from "react-aria-components/Text";
import { cx } from "../class-names";
import { controlBox, controlInput, FieldHints, type FieldTexts, fieldStack, Label } from "./field";

export const NUMBER_PICKER_STEP = 1;
export const NUMBER_PICKER_BOUND = 1_000_000;
/** The step at which decimals are shown. */
export const HALF_STEP = 0.5;

interface NumberPickerProps
  extends Omit<NumberFieldProps, "children" | "className" | "style" | "formatOptions">,
    FieldTexts {
  layout?: "field" | "row";
  className?: string;
}

export function NumberPicker({
  step = NUMBER_PICKER_STEP,
  minValue = -NUMBER_PICKER_BOUND,
  maxValue = NUMBER_PICKER_BOUND,
  layout = "field",
  className,
  ...rest
}: NumberPickerProps) {
  const { label, description, errorMessage, isOptional, ...props } = rest;
  const Layout = layout === "row" ? RowLayout : FieldLayout;
  return (
    <NumberField
      {...props}
      step={step}
      minValue={minValue}
      maxValue={maxValue}
      validationBehavior="aria"
      formatOptions={{ maximumFractionDigits: step === HALF_STEP ? 1 : 0 }}
      className={cx(layout === "field" && fieldStack, className)}
    >
      <Layout label={label} description={description} errorMessage={errorMessage} isOptional={isOptional} />
    </NumberField>
  );
}

const edgeButton =
  "focus-ring grid size-11 shrink-0 place-items-center text-ink-muted transition-colors data-hovered:text-ink data-disabled:opacity-35 [&_svg]:size-4";

function FieldLayout({ label, description, errorMessage, isOptional }: FieldTexts) {
  return (
    <>
      <Label isOptional={isOptional}>{label}</Label>
      <Group className={controlBox}>
        <Button slot="decrement" className={edgeButton}>
          <Minus aria-hidden />
        </Button>
        <Input className={cx(controlInput, "px-0 text-center tabular-nums")} />
        <Button slot="increment" className={edgeButton}>
          <Plus aria-hidden />
        </Button>
      </Group>
      <FieldHints description={description} errorMessage={errorMessage} />
    </>
  );
}

const roundButton =
  "focus-ring grid size-9 shrink-0 place-items-center rounded-full border border-line-strong/70 text-ink-muted transition-colors " +
  "data-hovered:border-ink data-hovered:text-ink data-pressed:bg-pressed data-disabled:border-line data-disabled:text-line-strong [&_svg]:size-4";

function RowLayout({ label, description, errorMessage, isOptional }: FieldTexts) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <Label isOptional={isOptional}>{label}</Label>
          {description && (
            <Text slot="description" className="text-sm text-ink-subtle">
              {description}
            </Text>
          )}
        </div>
        <Group className="flex items-center gap-1">
          <Button slot="decrement" className={roundButton}>
            <Minus aria-hidden />
          </Button>
          <Input className="w-11 rounded-sm bg-transparent text-center text-base tabular-nums outline-none data-focused:bg-sunken" />
          <Button slot="increment" className={roundButton}>
            <Plus aria-hidden />
          </Button>
        </Group>
      </div>
      <FieldHints errorMessage={errorMessage} />
    </div>
  );
}
