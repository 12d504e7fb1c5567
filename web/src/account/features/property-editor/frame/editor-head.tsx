// Header of the editor: the home's name and status, whether everything is saved, and actions on the home.
import { Copy, House, MoreHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/editor";
import { IconButton } from "@/ui/action/icon-button";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { type AnyRow, DeleteDialog } from "../../row-pages";
import { type Stateful, StateMenu } from "../../states";
import { ChoiceBadge } from "../../values";
import { DuplicateDialog } from "../duplicate/duplicate-dialog";
import { useEditor } from "./editor-context";
import { SaveMark } from "./save-state";

export function EditorHead({ mayDelete }: { mayDelete: boolean }) {
  const { property, listing } = useEditor();
  const { name, photo, city, state } = property.values;
  const [asked, setAsked] = useState<"duplicate" | "delete" | null>(null);
  const close = () => setAsked(null);
  return (
    <header className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="h-14 w-19 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-ink-subtle sm:grid max-sm:hidden">
        {photo ? (
          <img src={photo.small_url} alt="" className="size-full object-cover" />
        ) : (
          <House aria-hidden className="size-6" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">
          {name.trim() || t("editor.unnamed")}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          {(city || state) && <span>{[city, state].filter(Boolean).join(", ")}</span>}
          {listing && <ChoiceBadge group="active_type" code={listing.values.active_type} />}
          {property.values.state_status !== STATE_STATUS.active && (
            <StateMenu resource="property" row={property.values as Stateful} />
          )}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <SaveMark rows={listing ? [property, listing] : [property]} />
        <MenuTrigger>
          <IconButton label={t("account.bulk.actions")} variant="secondary" size="sm">
            <MoreHorizontal aria-hidden />
          </IconButton>
          <Menu aria-label={t("account.bulk.actions")} onAction={(id) => setAsked(id as typeof asked)}>
            <MenuItem id="duplicate" icon={<Copy aria-hidden />}>
              {t("editor.duplicate.title")}
            </MenuItem>
            {mayDelete && (
              <MenuItem id="delete" icon={<Trash2 aria-hidden />}>
                {t("account.action.delete")}
              </MenuItem>
            )}
          </Menu>
        </MenuTrigger>
      </div>
      {asked === "duplicate" && <DuplicateDialog onClose={close} />}
      <DeleteDialog
        resource="property"
        row={property.values as unknown as AnyRow}
        isOpen={asked === "delete"}
        onOpenChange={close}
      />
    </header>
  );
}
