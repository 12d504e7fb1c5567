// What is typed is kept only when it is said so: the bar that appears once a form differs from its row.
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import type { RecordForm } from "./use-record-form";

interface SaveBarProps {
  form: Pick<RecordForm, "isChanged" | "reset">;
  isPending: boolean;
  /** On the button, where it is not just saving. */
  label?: string;
}

export function SaveBar({ form, isPending, label = t("account.save") }: SaveBarProps) {
  if (!form.isChanged) return null;
  return (
    <div className="sticky bottom-4 z-10 mt-4 flex animate-pop-in justify-end gap-3 rounded-xl border border-line bg-raised p-3 shadow-lg max-sm:bottom-20">
      <Button onPress={form.reset}>{t("account.record.discard")}</Button>
      <Button type="submit" variant="primary" isPending={isPending}>
        {label}
      </Button>
    </div>
  );
}
