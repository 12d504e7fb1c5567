// Sets a new password, given the former one; and a button to end all other sessions.
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/settings";
import { Button } from "@/ui/action/button";
import { Checkbox } from "@/ui/choice/checkbox";
import { TextField } from "@/ui/form/text-field";
import { Card } from "@/ui/layout/card";
import { toasts } from "@/ui/overlay/toast-queue";
import { signOutElsewhere } from "../../session";
import { changePassword } from "../settings-calls";
import { useSettingsForm } from "../use-settings-form";

const EMPTY = { current_password: "", password: "" };

export function PasswordForm() {
  const [revoke_tokens, setRevokeTokens] = useState(false);
  const form = useSettingsForm(
    EMPTY,
    (typed) => changePassword({ ...typed, revoke_tokens }),
    () => form.set(EMPTY),
  );
  const leave = useMutation({
    mutationFn: signOutElsewhere,
    onSuccess: () => toasts.show({ kind: "success", title: t("settings.signedOutElsewhere") }),
  });
  return (
    <Card className="p-5">
      <form onSubmit={form.submit} className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("current_password")}
          label={t("account.field.current_password")}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <TextField
          {...form.field("password")}
          label={t("account.door.newPassword")}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <Checkbox
          className="sm:col-span-2"
          isSelected={revoke_tokens}
          onChange={setRevokeTokens}
          description={t("account.door.revokeTokensHint")}
        >
          {t("account.door.revokeTokens")}
        </Checkbox>
        <div className="flex flex-wrap justify-between gap-3 sm:col-span-2">
          <Button isPending={leave.isPending} onPress={() => leave.mutate()}>
            {t("settings.signOutElsewhere")}
          </Button>
          <Button type="submit" isPending={form.isPending}>
            {t("settings.changePassword")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
