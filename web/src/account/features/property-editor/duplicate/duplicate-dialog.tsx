// Asks for the name of the copy of a home, creates it and opens it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { t } from "@/i18n/editor";
import { toasts } from "@/ui/overlay/toast-queue";
import { recordHref, refreshRows } from "../../resources";
import { NameDialog } from "../create/name-dialog";
import { useEditor } from "../frame/editor-context";
import { duplicate } from "./duplicate";

export function DuplicateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { property, listing } = useEditor();
  const work = useMutation({
    mutationFn: (name: string) => duplicate(property.values, listing?.values ?? null, name),
    meta: { showsOwnError: true },
    onSuccess: async (key) => {
      toasts.show({ kind: "success", title: t("editor.duplicate.done") });
      onClose();
      await refreshRows(client, "property");
      await navigate({ href: recordHref("property", key) });
    },
  });
  return (
    <NameDialog
      title={t("editor.duplicate.title")}
      detail={t("editor.duplicate.detail")}
      confirm={t("editor.duplicate.confirm")}
      initial={t("editor.copyOf", { name: property.values.name })}
      work={work}
      onClose={onClose}
    />
  );
}
