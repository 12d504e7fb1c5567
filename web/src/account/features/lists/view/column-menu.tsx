// The columns that a list shows, as chosen by the user and stored.
import { Check, Columns3 } from "lucide-react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { IconButton } from "@/ui/action/icon-button";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { Tooltip } from "@/ui/overlay/tooltip";
import type { ListColumn, ListDeclaration } from "../declaration";
import { useListSetting } from "./list-settings";

/** The first column names the row and is always shown. */
export function useShownColumns<T extends Row>({ resource, columns }: ListDeclaration<T>) {
  const { setting, rearrange } = useListSetting(resource);
  const hidden =
    setting.hidden_columns ?? columns.filter(({ isExtra }) => isExtra).map(({ key }) => key as string);
  const toggle = (key: string) =>
    rearrange((setting) => ({
      ...setting,
      hidden_columns: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
    }));
  const shown = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  return { shown, toggle, isShown: (key: string) => !hidden.includes(key) };
}

interface ColumnMenuProps<T> {
  columns: readonly ListColumn<T>[];
  isShown: (key: string) => boolean;
  onToggle: (key: string) => void;
}

export function ColumnMenu<T>({ columns, isShown, onToggle }: ColumnMenuProps<T>) {
  const choosable = columns.slice(1);
  return (
    <MenuTrigger>
      <Tooltip text={t("account.list.columns")}>
        <IconButton label={t("account.list.columns")} size="sm" className="max-sm:hidden">
          <Columns3 aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu
        selectionMode="multiple"
        selectedKeys={choosable.filter(({ key }) => isShown(key)).map(({ key }) => key)}
        onAction={(key) => onToggle(String(key))}
      >
        {choosable.map(({ key }) => (
          <MenuItem
            key={key}
            id={key}
            textValue={t(`account.field.${key}`)}
            icon={<Check className={isShown(key) ? "" : "invisible"} />}
          >
            {t(`account.field.${key}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
