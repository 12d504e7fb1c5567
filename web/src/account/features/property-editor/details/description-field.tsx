// The description, with the number of missing characters, and a draft to start from.
import { PencilLine } from "lucide-react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { FieldEditor, type FieldEditorProps } from "../../row-pages";
import { useEditor } from "../frame/editor-context";

/** The server treats a shorter one as missing. */
const MIN_DESCRIPTION = 80;

export function DescriptionField(props: FieldEditorProps) {
  const { property } = useEditor();
  const { name, accommodates, bedrooms } = property.values;
  const text = String(props.value ?? "").trim();
  const left = MIN_DESCRIPTION - text.length;
  const begin = () =>
    props.onChange(t("editor.details.draftText", { name, guests: accommodates, bedrooms: Number(bedrooms) }));
  return (
    <div className="flex flex-col items-start gap-3 sm:col-span-2">
      <FieldEditor {...props} hint={left > 0 ? t("editor.details.left", { count: left }) : undefined} />
      {text === "" && (
        <Button size="sm" onPress={begin}>
          <PencilLine aria-hidden /> {t("editor.details.draft")}
        </Button>
      )}
    </div>
  );
}
