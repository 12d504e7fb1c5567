// Internal note. Saved when typing pauses; no text is lost when two users edit it at once.
import { Check } from "lucide-react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Spinner } from "@/ui/feedback/spinner";
import { TextArea } from "@/ui/form/text-area";
import { LeaveDialog } from "../../../autosave";
import { failureText } from "../../../error-texts";
import type { ReservationRow } from "../../data/api-types";
import { Part } from "../part";
import { useNote } from "./use-note";

const NOTE_LENGTH = 20_000;

export function NotePart({ row, mayEdit }: { row: ReservationRow; mayEdit: boolean }) {
  if (mayEdit) return <NoteEditor row={row} />;
  return (
    <Part title={t("account.note.title")} className="print:hidden">
      <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
        {row.note || t("account.note.empty")}
      </p>
    </Part>
  );
}

function NoteEditor({ row }: { row: ReservationRow }) {
  const note = useNote(row);
  return (
    <Part title={t("account.note.title")} className="print:hidden">
      <TextArea
        label={t("account.note.label")}
        rows={3}
        maxLength={NOTE_LENGTH}
        value={note.text}
        onChange={note.type}
        onBlur={note.save}
      />
      <div role="status" className="mt-2 min-h-5 text-xs text-ink-subtle">
        {note.state === "saving" && (
          <span className="flex items-center gap-1.5">
            <Spinner /> {t("account.note.saving")}
          </span>
        )}
        {note.state === "saved" && (
          <span className="flex items-center gap-1.5">
            <Check aria-hidden className="size-3.5 text-success" /> {t("account.record.saved")}
          </span>
        )}
      </div>
      {note.theirs !== null && (
        <div
          role="alert"
          className="mt-2 rounded-lg border border-warning-line bg-warning-soft p-3.5 text-sm"
        >
          <p>{t("account.note.conflict")}</p>
          <p className="my-2 rounded-sm bg-surface p-2.5 wrap-anywhere whitespace-pre-line">{note.theirs}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onPress={note.keepMine}>
              {t("account.note.keepMine")}
            </Button>
            <Button size="sm" onPress={note.takeTheirs}>
              {t("account.note.takeTheirs")}
            </Button>
          </div>
        </div>
      )}
      {note.error && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm text-danger">
          <span>{failureText(note.error)}</span>
          <Button size="sm" onPress={note.retry}>
            {t("account.retry")}
          </Button>
        </div>
      )}
      <LeaveDialog isAsked={note.hasFailed} />
    </Part>
  );
}
