// Card payments of the site: the provider, its keys, which are never shown again, and a test charge that proves them.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/sites";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { RowMissing } from "../../row-pages";
import { useMay } from "../../session";
import type { SitePayment } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { paymentQuery } from "../queries";
import { ProviderForm } from "./provider-form";
import { isProvider, NAMES } from "./providers";
import { TestChargeCard } from "./test-charge-card";

export function PaymentsTab() {
  const { site } = useSiteEditing();
  const mayWrite = useMay("payment_credentials");
  const { data, error, refetch } = useQuery(paymentQuery(site.key));
  if (error && !data) return <RowMissing resource="site" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-xl" />;
  return (
    <div className="flex min-w-0 flex-col gap-5 pb-20 sm:pb-0">
      <PaymentStatus payment={data} />
      {mayWrite && <ProviderForm key={site.version} payment={data} />}
      {mayWrite && data.configured && data.test_mode && <TestChargeCard />}
      {!mayWrite && <p className="text-sm text-ink-muted">{t("sites.payments.ownerOnly")}</p>}
    </div>
  );
}

function PaymentStatus({ payment }: { payment: SitePayment }) {
  const name = isProvider(payment.provider) ? NAMES[payment.provider] : "";
  const isReal = payment.configured && !payment.sandbox;
  return (
    <Section title={t("sites.payments.title")}>
      <p className="text-[0.9375rem]">{t(`sites.payments.${stateOf(payment)}`, { name })}</p>
      {isReal && payment.webhook_path && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("sites.payments.webhook", { name })}{" "}
          <code className="font-mono wrap-anywhere text-ink">{`${location.origin}${payment.webhook_path}`}</code>
        </p>
      )}
    </Section>
  );
}

function stateOf({ configured, sandbox, test_mode }: SitePayment) {
  if (!configured) return "none";
  if (sandbox) return "sandbox";
  return test_mode ? "test" : "live";
}
