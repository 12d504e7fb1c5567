// A photo enlarged, and its alternative text.
import { Trash2 } from "lucide-react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { TextArea } from "@/ui/form/text-area";
import { Dialog } from "@/ui/overlay/dialog";
import { useAutosave } from "../../autosave";
import type { Photo } from "../data/api-types";
import { SaveMark, SaveTrouble } from "../frame/save-state";

const LONGEST = 300;

interface PhotoDialogProps {
  photo: Photo;
  onRemove: () => void;
  onClose: () => void;
}

export function PhotoDialog({ photo, onRemove, onClose }: PhotoDialogProps) {
  const row = useAutosave("photo", photo);
  const { onChange, ...texts } = row.errors.field<string>("alt", (alt) => row.set({ alt }));
  return (
    <Dialog
      isOpen
      size="lg"
      title={t("editor.photos.describe")}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onRemove} className="me-auto">
            <Trash2 aria-hidden /> {t("account.action.delete")}
          </Button>
          <SaveMark rows={[row]} />
          <Button
            variant="primary"
            onPress={() => {
              row.flush();
              onClose();
            }}
          >
            {t("editor.done")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <img
          src={photo.urls.large_url}
          alt=""
          className="max-h-[50dvh] w-full rounded-lg bg-sunken object-contain"
        />
        <TextArea
          label={t("account.field.alt")}
          description={t("editor.photos.altHint")}
          rows={2}
          maxLength={LONGEST}
          value={row.values.alt}
          onChange={onChange}
          onBlur={row.flush}
          {...texts}
        />
        <SaveTrouble row={row} />
      </div>
    </Dialog>
  );
}
