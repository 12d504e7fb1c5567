// Closes the account; requires its name and the password, to prevent mistakes.
import { useState } from "react";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/settings";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { useShortForm } from "../forms";
import { useSignedIn } from "../session";
import { closeAccount } from "./settings-calls";

export function CloseAccount() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <Button variant="danger" onPress={() => setIsAsked(true)}>
        {t("settings.close")}
      </Button>
      {isAsked && <Question onClose={() => setIsAsked(false)} />}
    </div>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const { account } = useSignedIn();
  const form = useShortForm({
    initial: { name: "", password: "" },
    send: closeAccount,
    showsOwnError: true,
    // The account is closed, so leave its pages.
    onDone: () => location.assign("/account/"),
  });
  return (
    <Dialog isOpen size="sm" role="alertdialog" title={t("settings.closeAsk")} onOpenChange={onClose}>
      <form onSubmit={form.submit} className="flex flex-col gap-5">
        <p className="text-ink-muted">{t("settings.closeDetail")}</p>
        {form.error && <Obstacle error={form.error} />}
        <TextField
          {...form.field("name")}
          label={t("settings.closeName", { name: account.name })}
          autoComplete="off"
          autoFocus
          isRequired
        />
        <TextField
          {...form.field("password")}
          label={t("account.field.password")}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Button
          type="submit"
          variant="danger"
          isDisabled={form.values.name.trim() !== account.name}
          isPending={form.isPending}
        >
          {t("settings.close")}
        </Button>
      </form>
    </Dialog>
  );
}

/** The server's refusal; invalid fields show their own errors. */
function Obstacle({ error }: { error: Error }) {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.kind === "fields") return null;
  return (
    <p role="alert" className="text-danger">
      {problem?.kind === "refusal" && problem.code === "unfinished"
        ? t("settings.closeUnfinished", { count: Number(problem.data.count) })
        : error.message}
    </p>
  );
}
