// Name, e-mail address and language of the signed-in user.
import { useQueryClient } from "@tanstack/react-query";
import { t } from "@/i18n/account";
import { ACCOUNT_ROOT, chooseLocale } from "@/i18n/choice";
import { languageName } from "@/i18n/language-name";
import { LOCALES, type Locale } from "@/i18n/locale";
import { currentLocale } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Card } from "@/ui/layout/card";
import { Select } from "@/ui/select/select";
import { sessionQuery, useSignedIn } from "../session";
import { saveProfile } from "./settings-calls";
import { useSettingsForm } from "./use-settings-form";

export function ProfileForm() {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const { first_name, last_name, language } = user;
  const form = useSettingsForm({ first_name, last_name, language }, saveProfile, (saved) => {
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    if (saved.language !== currentLocale()) chooseLocale(saved.language as Locale, ACCOUNT_ROOT);
  });
  const options = LOCALES.map((key) => ({ key, label: languageName(key) }));
  return (
    <Card className="p-5">
      <form onSubmit={form.submit} className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("first_name")}
          label={t("account.field.first_name")}
          autoComplete="given-name"
        />
        <TextField
          {...form.field("last_name")}
          label={t("account.field.last_name")}
          autoComplete="family-name"
        />
        <TextField label={t("account.field.email")} value={user.email} isDisabled />
        <Select {...form.field("language")} label={t("account.field.language")} options={options} />
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          className="justify-self-end sm:col-span-2"
        >
          {t("account.save")}
        </Button>
      </form>
    </Card>
  );
}
