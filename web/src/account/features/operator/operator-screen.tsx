// The operator works in no account, and acts in one only in the name of somebody who does.
import { t } from "@/i18n/account";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/text-field";
import { useShortForm } from "../forms";
import { impersonate } from "../session";

export function OperatorScreen({ onSignOut }: { onSignOut: () => void }) {
  const form = useShortForm({
    initial: { email: "" },
    send: impersonate,
    // Everything on the screen belongs to the other person from now on.
    onDone: () => location.assign("/account/"),
  });
  return (
    <Card className="w-full max-w-md p-6">
      <h1 className="text-xl font-semibold">{t("account.operator.title")}</h1>
      <p className="mt-1.5 text-sm text-ink-muted">{t("account.operator.detail")}</p>
      <form onSubmit={form.submit} className="mt-6 flex flex-col gap-5">
        <TextField
          {...form.field("email")}
          label={t("account.field.email")}
          type="email"
          autoFocus
          isRequired
        />
        <div className="flex justify-between gap-3">
          <Button variant="quiet" onPress={onSignOut}>
            {t("account.nav.signOut")}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t("account.operator.start")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
