// A small charge to the provider's test card, refunded at once, which proves that guests can pay.
import { useMutation } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import { t } from "@/i18n/sites";
import { currentFormat } from "@/i18n/translate";
import { formatMoney } from "@/kit/money/money";
import { Button } from "@/ui/action/button";
import { Section } from "@/ui/layout/section";
import { failureText } from "../../error-texts";
import type { TestCharge } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { Notice } from "../notice";
import { testChargeHref } from "../queries";

export function TestChargeCard() {
  const { site } = useSiteEditing();
  const charge = useMutation({
    mutationFn: () => sendForJson<TestCharge>(testChargeHref(site.key), { method: "POST" }),
    meta: { showsOwnError: true },
  });
  return (
    <Section title={t("sites.charge.title")} hint={t("sites.charge.hint")}>
      <div className="flex flex-col items-start gap-4">
        <Button isPending={charge.isPending} onPress={() => charge.mutate()}>
          {t("sites.charge.run")}
        </Button>
        {charge.data && (
          <Notice look={charge.data.outcome === "paid" ? "good" : "warning"}>{textOf(charge.data)}</Notice>
        )}
        {charge.error && (
          <p role="alert" className="text-sm text-danger">
            {failureText(charge.error)}
          </p>
        )}
      </div>
    </Section>
  );
}

function textOf({ outcome, amount, currency, refunded, message }: TestCharge): string {
  if (outcome === "paid" && amount != null && currency) {
    const money = formatMoney(amount, currency.code, currentFormat());
    return refunded
      ? t("sites.charge.paid", { amount: money })
      : t("sites.charge.paidOnly", { amount: money });
  }
  if (outcome === "declined") return t("sites.charge.declined", { message: message ?? "" });
  return t("sites.charge.failed", { message: message ?? "" });
}
