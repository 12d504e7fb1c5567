// Bar that appears once a form differs from its row: nothing is saved before its button is pressed.
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { RestoredNote } from "./restored-note";
import type { RecordForm } from "./use-record-form";

interface SaveBarProps {
  form: Pick<RecordForm, "isChanged" | "reset" | "restored">;
  isPending: boolean;
  /** Label of the button, if not the usual one. */
  label?: string;
}

export function SaveBar({ form, isPending, label = t("account.save") }: SaveBarProps) {
  if (!form.isChanged) return null;
  return (
    <div className="sticky bottom-4 z-10 mt-4 flex animate-pop-in flex-wrap items-center justify-end gap-3 rounded-xl border border-line bg-raised p-3 shadow-lg max-sm:bottom-20">
      <div className="min-w-0 flex-1 basis-56 px-1 empty:hidden">
        <RestoredNote form={form} />
      </div>
      <Button onPress={form.reset}>{t("account.record.discard")}</Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {label}
      </Button>
    </div>
  );
}
