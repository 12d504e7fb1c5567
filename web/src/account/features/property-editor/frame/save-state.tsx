// Save state of the editor: whether everything is saved, undo of the last save, and errors of the next.
import { Check, CircleAlert, TriangleAlert, Undo2 } from "lucide-react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { Spinner } from "@/ui/feedback/spinner";
import { type Autosave, LeaveDialog } from "../../autosave";
import { failureText } from "../../error-texts";
import { fieldLabel } from "../../row-pages";

type AnyAutosave = Pick<
  Autosave<Row>,
  "state" | "savedAt" | "undo" | "error" | "conflict" | "keepMine" | "takeTheirs" | "flush" | "set"
>;

/** The most urgent first. */
const URGENCY = ["failed", "saving", "waiting", "saved", "clean"] as const;

/** Combined state of several autosaved rows, and undo of the newest save. */
function together(rows: readonly AnyAutosave[]) {
  const state = URGENCY.find((one) => rows.some((row) => row.state === one)) ?? "clean";
  const newest = rows.toSorted((a, b) => b.savedAt - a.savedAt)[0];
  return { state, undo: newest?.undo ?? null };
}

export function SaveMark({ rows }: { rows: readonly AnyAutosave[] }) {
  const { state, undo } = together(rows);
  return (
    <div className="flex min-h-9 items-center gap-1 text-sm text-ink-muted">
      <span role="status" className="flex items-center gap-1.5 whitespace-nowrap">
        {(state === "saving" || state === "waiting") && (
          <>
            <Spinner /> {t("editor.save.saving")}
          </>
        )}
        {state === "saved" && (
          <>
            <Check aria-hidden className="size-4 text-success" /> {t("account.record.saved")}
          </>
        )}
        {state === "failed" && (
          <>
            <CircleAlert aria-hidden className="size-4 text-danger" /> {t("editor.save.notSaved")}
          </>
        )}
      </span>
      {undo && state === "saved" && (
        <Button size="sm" variant="quiet" onPress={undo}>
          <Undo2 aria-hidden /> {t("account.bulk.undo")}
        </Button>
      )}
    </div>
  );
}

/** Why a row is not saved, and what can be done about it. Asks first if the user leaves the page meanwhile. */
export function SaveTrouble({ row }: { row: AnyAutosave }) {
  return (
    <>
      <Trouble row={row} />
      <LeaveDialog isAsked={row.state === "failed"} />
    </>
  );
}

function Trouble({ row }: { row: AnyAutosave }) {
  if (row.conflict) {
    const names = row.conflict.fields.map((name) => fieldLabel({ name }));
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-xl border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning"
      >
        <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
        <p className="min-w-0 flex-1 basis-60">
          {t("editor.save.overtaken", { fields: new Intl.ListFormat(currentFormat()).format(names) })}
        </p>
        <Button size="sm" onPress={row.keepMine}>
          {t("account.note.keepMine")}
        </Button>
        <Button size="sm" onPress={row.takeTheirs}>
          {t("account.note.takeTheirs")}
        </Button>
      </div>
    );
  }
  const text = failureText(row.error);
  if (!text) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      <CircleAlert aria-hidden className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      {/* Sets nothing new, so that the same changes are sent again. */}
      <Button size="sm" onPress={() => row.set({})}>
        {t("account.retry")}
      </Button>
    </div>
  );
}
