// The guest of the booking, and internal notes.
import { t } from "@/i18n/account";
import { Switch } from "@/ui/choice/switch";
import { EmailField } from "@/ui/form/email-field";
import { TelephoneField } from "@/ui/form/telephone-field";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import type { ServerErrors } from "@/ui/form/use-server-errors";
import { SourceField } from "../sources/source-field";
import type { Draft } from "./new-stay";

interface GuestFieldsProps {
  draft: Draft;
  errors: ServerErrors;
  onChange: (change: Partial<Draft>) => void;
}

export function GuestFields({ draft, errors, onChange }: GuestFieldsProps) {
  const field = (name: "first_name" | "last_name" | "email" | "phone") => ({
    label: t(`account.field.${name}`),
    value: draft[name],
    ...errors.field<string>(name, (value) => onChange({ [name]: value })),
  });
  return (
    <section className="flex flex-col gap-5">
      <h3 className="font-semibold">{t("account.field.guest")}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField isRequired {...field("first_name")} />
        <TextField isOptional {...field("last_name")} />
        <EmailField isOptional {...field("email")} />
        <TelephoneField isOptional {...field("phone")} />
      </div>
      <SourceField
        value={draft.source ? { key: draft.source, uri: "", name: draft.source_name } : null}
        onChange={(source) => onChange({ source: source?.key ?? null, source_name: source?.name ?? "" })}
      />
      <TextArea
        isOptional
        label={t("account.note.label")}
        rows={2}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
      <Switch
        isSelected={draft.notify && draft.email !== ""}
        isDisabled={draft.email === ""}
        description={t("account.create.notifyDetail")}
        onChange={(notify) => onChange({ notify })}
      >
        {t("account.create.notify")}
      </Switch>
    </section>
  );
}
