// The option list of a select or combo box.
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { t } from "@/i18n/ui";
import { cx } from "../class-names";

export interface Option<K extends string = string> {
  key: K;
  label: string;
  description?: string;
  /** A short text after the label, such as a count. */
  note?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

/** A floating surface: select lists, menus, popovers. */
export const floatingSurface =
  "rounded-lg border border-line bg-raised text-ink shadow-lg outline-none " +
  "data-entering:animate-pop-in data-exiting:animate-pop-out print:hidden";

/** One line of a list box or a menu. */
export const listItem =
  "flex min-h-10 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-[0.9375rem] outline-none transition-colors " +
  "data-focused:bg-sunken data-pressed:bg-pressed data-disabled:text-ink-subtle data-disabled:opacity-60 data-selected:font-medium";

/** A select passes its options; a combo box filters and provides them itself. */
export function OptionList({ options }: { options?: readonly Option[] }) {
  return (
    <Popover offset={6} className={cx(floatingSurface, "min-w-(--trigger-width) max-w-[min(28rem,92vw)]")}>
      <ListBox<Option>
        items={options}
        className="max-h-[min(22rem,60vh)] overflow-auto overscroll-contain p-1.5 outline-none"
        renderEmptyState={() => <p className="px-2.5 py-3 text-sm text-ink-subtle">{t("ui.noneFound")}</p>}
      >
        {OptionItem}
      </ListBox>
    </Popover>
  );
}

function OptionItem(option: Option) {
  return (
    <ListBoxItem id={option.key} textValue={option.label} isDisabled={option.isDisabled} className={listItem}>
      {({ isSelected }) => (
        <>
          {option.icon && <span className="text-ink-subtle [&_svg]:size-4.5">{option.icon}</span>}
          <span className="min-w-0 flex-1">
            <Text slot="label" className="block">
              {option.label}
            </Text>
            {option.description && (
              <Text slot="description" className="block text-sm font-normal text-ink-subtle">
                {option.description}
              </Text>
            )}
          </span>
          {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent-text" />}
        </>
      )}
    </ListBoxItem>
  );
}
