// A combo box: one choice from a long list, found by typing.
import { ChevronDown, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { t } from "@/i18n/ui";
import { cx } from "../class-names";
import { controlBox, controlInput, FieldHints, type FieldTexts, fieldStack, Label } from "../form/field";
import { type Option, OptionList } from "./option-list";

interface ComboBoxProps<K extends string>
  extends Omit<
      AriaComboBoxProps<Option<K>>,
      "children" | "className" | "style" | "items" | "defaultItems" | "value" | "onChange" | "defaultValue"
    >,
    FieldTexts {
  options: readonly Option<K>[];
  value?: K | null;
  defaultValue?: K;
  onChange?: (key: K | null) => void;
  /** Set when the options are already filtered by the typed text. */
  isFiltered?: boolean;
  placeholder?: string;
  className?: string;
}

const edge =
  "focus-ring grid size-9 shrink-0 place-items-center rounded-sm text-ink-subtle data-hovered:text-ink [&_svg]:size-4";

export function ComboBox<K extends string>({
  label,
  description,
  errorMessage,
  isOptional,
  options,
  onChange,
  isFiltered,
  placeholder,
  className,
  ...props
}: ComboBoxProps<K>) {
  const items = isFiltered ? { items: options } : { defaultItems: options };
  return (
    <AriaComboBox
      {...props}
      {...items}
      allowsEmptyCollection
      menuTrigger="focus"
      validationBehavior="aria"
      onChange={(key) => onChange?.(key as K | null)}
      className={cx(fieldStack, className)}
    >
      {({ isDisabled }) => (
        <>
          <Label isOptional={isOptional}>{label}</Label>
          <Group className={cx(controlBox, "pe-1")}>
            <Input placeholder={placeholder} className={controlInput} />
            {props.value != null && !isDisabled && (
              <Button
                slot={null}
                aria-label={t("ui.clear")}
                onPress={() => onChange?.(null)}
                className={edge}
              >
                <X aria-hidden />
              </Button>
            )}
            <Button aria-label={t("ui.showOptions")} className={edge}>
              <ChevronDown aria-hidden />
            </Button>
          </Group>
          <FieldHints description={description} errorMessage={errorMessage} />
          <OptionList />
        </>
      )}
    </AriaComboBox>
  );
}
