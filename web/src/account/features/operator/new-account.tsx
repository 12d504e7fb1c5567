// Creates an account for a new owner, who sets a password by the link in an e-mail.
import { useQueryClient } from "@tanstack/react-query";
import { t } from "@/i18n/operator";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { useShortForm } from "../forms";
import { ACCOUNTS_KEY, openAccount } from "./operator-calls";

export function NewAccount({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useShortForm({
    initial: {
      name: "",
      email: "",
      first_name: "",
      last_name: "",
      currency: "USD",
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    send: openAccount,
    onDone: (_, { name }) => {
      toasts.show({ kind: "success", title: t("operator.opened"), detail: name });
      onClose();
      return client.invalidateQueries({ queryKey: ACCOUNTS_KEY });
    },
  });
  return (
    <Dialog isOpen size="sm" title={t("operator.new")} onOpenChange={onClose}>
      <form onSubmit={form.submit} className="flex flex-col gap-5">
        <p className="text-ink-muted">{t("operator.newDetail")}</p>
        <TextField {...form.field("name")} label={t("operator.company")} autoFocus isRequired />
        <TextField {...form.field("email")} label={t("operator.owner")} type="email" isRequired />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field("first_name")} label={t("account.field.first_name")} isRequired />
          <TextField {...form.field("last_name")} label={t("account.field.last_name")} />
          <TextField {...form.field("currency")} label={t("account.field.currency")} isRequired />
          <TextField {...form.field("time_zone")} label={t("account.field.time_zone")} isRequired />
        </div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {t("operator.open")}
        </Button>
      </form>
    </Dialog>
  );
}
