// Menu of the actions on rows.
import { t } from "@/i18n/account";
import { Menu, MenuItem } from "@/ui/overlay/menu";
import type { OfferedAction } from "../declaration";

export function ActionMenu({ actions }: { actions: readonly OfferedAction[] }) {
  return (
    <Menu>
      {actions.map(({ name, icon, isDangerous, press }) => (
        <MenuItem key={name} icon={icon} isDangerous={isDangerous} onAction={press}>
          {t(`account.action.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
