// Screen of the operator: lists the accounts, creates one, and impersonates a user who needs help.
import { t } from "@/i18n/operator";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Card } from "@/ui/layout/card";
import { useDocumentTitle } from "@/ui/use-document-title";
import { useShortForm } from "../forms";
import { Accounts, actFor } from "./accounts";

/** `onSignOut` is for users without an account, who have no other button to sign out. */
export function OperatorScreen({ onSignOut }: { onSignOut?: () => void }) {
  useDocumentTitle(t("account.nav.operator"), "Casita");
  const form = useShortForm({ initial: { email: "" }, send: ({ email }) => actFor(email) });
  return (
    <div className="min-h-0 w-full flex-1 overflow-y-auto">
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-10 px-4 py-8 sm:px-8">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-2xl font-semibold tracking-tight">{t("account.nav.operator")}</h1>
          {onSignOut && (
            <Button variant="quiet" onPress={onSignOut}>
              {t("account.nav.signOut")}
            </Button>
          )}
        </div>
        <Accounts />
        <section aria-labelledby="act">
          <h2 id="act" className="text-lg font-semibold">
            {t("operator.title")}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{t("operator.detail")}</p>
          <Card className="mt-4 p-5">
            <form onSubmit={form.submit} className="flex flex-wrap items-end gap-3">
              <div className="min-w-64 flex-1">
                <TextField
                  {...form.field("email")}
                  label={t("account.field.email")}
                  type="email"
                  isRequired
                />
              </div>
              <Button type="submit" isPending={form.isPending}>
                {t("operator.start")}
              </Button>
            </form>
          </Card>
        </section>
      </div>
    </div>
  );
}
