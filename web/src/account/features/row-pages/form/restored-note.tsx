// Notes that a form contains restored input, and what has changed since.
import { History } from "lucide-react";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { fieldLabel } from "../fields/fields";
import type { RecordForm } from "./use-record-form";

export function RestoredNote({ form }: { form: Pick<RecordForm, "restored"> }) {
  if (!form.restored) return null;
  const names = form.restored.changedSince.map((name) => fieldLabel({ name }));
  return (
    <p role="status" className="flex min-w-0 items-start gap-2 text-sm text-ink-muted">
      <History aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
      <span>
        {t("account.record.restored")}
        {names.length > 0 &&
          ` ${t("account.record.changedSince", { fields: new Intl.ListFormat(currentFormat()).format(names) })}`}
      </span>
    </p>
  );
}
