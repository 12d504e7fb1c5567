// Chooses the provider and sets its keys. They are sent to the server once, and stored encrypted.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Provider } from "@/api/codes";
import { ApiError } from "@/api/errors";
import { sendForJson } from "@/api/request";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { RadioGroup } from "@/ui/choice/radio-group";
import { Switch } from "@/ui/choice/switch";
import { TextField } from "@/ui/form/text-field";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { Section } from "@/ui/layout/section";
import { toasts } from "@/ui/overlay/toast-queue";
import { failureText } from "../../error-texts";
import { refreshRows } from "../../resources";
import type { SitePayment, SitePaymentIn } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { Notice } from "../notice";
import { paymentHref } from "../queries";
import { isProvider, KEYS, NAMES, PROVIDERS } from "./providers";

type Choice = Provider | "none";

export function ProviderForm({ payment }: { payment: SitePayment }) {
  const { site } = useSiteEditing();
  const client = useQueryClient();
  const errors = useServerErrors();
  const [choice, setChoice] = useState<Choice>(isProvider(payment.provider) ? payment.provider : "none");
  const [sandbox, setSandbox] = useState(payment.sandbox || !payment.keys_offered);
  const [test, setTest] = useState(payment.test_mode);
  const [keys, setKeys] = useState<Record<string, string>>({});
  const isSandbox = sandbox && payment.sandbox_offered;
  const isPossible = choice === "none" || isSandbox || payment.keys_offered;
  const work = useMutation({
    mutationFn: () => {
      const body: SitePaymentIn = {
        provider: choice === "none" ? null : choice,
        sandbox: isSandbox,
        test_mode: test,
        keys: isSandbox ? {} : keys,
      };
      return sendForJson<SitePayment>(paymentHref(site.key), { method: "POST", body });
    },
    meta: { showsOwnError: true },
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("account.record.saved") });
      setKeys({});
      await refreshRows(client, "site");
    },
    onError: (error) => {
      if (error instanceof ApiError && error.problem.kind === "fields") errors.report(error.problem.fields);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work.isPending) work.mutate();
  };
  const isAboutFields = work.error instanceof ApiError && work.error.problem.kind === "fields";
  return (
    <form onSubmit={submit} autoComplete="off">
      <Section title={t("sites.payments.choose")} hint={t("sites.payments.chooseHint")}>
        <div className="flex max-w-2xl flex-col gap-6">
          <RadioGroup
            label={t("account.field.provider")}
            look="card"
            value={choice}
            {...errors.field<Choice>("provider", setChoice)}
            options={([...PROVIDERS, "none"] as const).map((key) => ({
              key,
              label: key === "none" ? t("sites.payments.nobody") : NAMES[key],
              description: t(`sites.payments.${key}Hint`),
            }))}
          />
          {choice !== "none" && payment.sandbox_offered && !payment.keys_offered && (
            <Notice look="unknown">{t("sites.payments.sandboxOnly")}</Notice>
          )}
          {choice !== "none" && payment.sandbox_offered && payment.keys_offered && (
            <Switch
              isSelected={isSandbox}
              onChange={setSandbox}
              description={t("sites.payments.sandboxHint")}
            >
              {t("sites.payments.useSandbox")}
            </Switch>
          )}
          {choice !== "none" && !isSandbox && payment.keys_offered && (
            <fieldset className="flex flex-col gap-5">
              <legend className="mb-4 text-sm text-ink-muted">{t("sites.payments.keysHint")}</legend>
              {KEYS[choice].map(({ name, isRequired, isSecret }) => (
                <TextField
                  key={name}
                  label={t(`sites.key.${name}` as "sites.key.secret_key")}
                  type={isSecret ? "password" : "text"}
                  autoComplete="off"
                  isRequired={isRequired}
                  isOptional={!isRequired}
                  value={keys[name] ?? ""}
                  {...errors.field<string>(name, (value) => setKeys((was) => ({ ...was, [name]: value })))}
                />
              ))}
              <Switch isSelected={test} onChange={setTest} description={t("sites.payments.testHint")}>
                {t("account.field.test_mode")}
              </Switch>
            </fieldset>
          )}
          {!isPossible && <p className="text-sm text-warning">{t("sites.payments.noKeyring")}</p>}
          {work.error && !isAboutFields && (
            <p role="alert" className="text-sm text-danger">
              {failureText(work.error)}
            </p>
          )}
          <div>
            <Button type="submit" variant="primary" isPending={work.isPending} isDisabled={!isPossible}>
              {t("account.save")}
            </Button>
          </div>
        </div>
      </Section>
    </form>
  );
}
