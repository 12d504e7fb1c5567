// Menu of actions on a row that belongs to the home.
import { Copy, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { t } from "@/i18n/editor";
import { IconButton } from "@/ui/action/icon-button";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";

interface RowActions {
  edit: () => void;
  copy?: () => void;
  remove: () => void;
}

export function RowMenu({ name, acts }: { name: string; acts: RowActions }) {
  const run = (key: string | number) => acts[key as keyof RowActions]?.();
  return (
    <MenuTrigger>
      <IconButton label={t("editor.row.acts", { name })} size="sm">
        <MoreHorizontal aria-hidden />
      </IconButton>
      <Menu aria-label={t("editor.row.acts", { name })} onAction={run}>
        <MenuItem id="edit" icon={<Pencil aria-hidden />}>
          {t("editor.row.edit")}
        </MenuItem>
        {acts.copy ? (
          <MenuItem id="copy" icon={<Copy aria-hidden />}>
            {t("editor.row.copy")}
          </MenuItem>
        ) : null}
        <MenuItem id="remove" isDangerous icon={<Trash2 aria-hidden />}>
          {t("account.action.delete")}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
