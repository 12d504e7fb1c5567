// Who takes the cards of the site: the provider, its keys, which are written and never shown again, and a charge that proves them.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/sites";
import { Section } from "@/ui/section";
import { Skeleton } from "@/ui/skeleton";
import { RowMissing } from "../../records";
import { useMay } from "../../session";
import { useSiteEditing } from "../editor/editor-context";
import { paymentQuery } from "../queries";
import type { SitePayment } from "../wire";
import { isProvider, NAMES } from "./providers";
import { ProviderForm } from "./provider-form";
import { TestChargeCard } from "./test-charge-card";

export function PaymentsTab() {
  const { site } = useSiteEditing();
  const mayWrite = useMay("payment_credentials");
  const { data, error, refetch } = useQuery(paymentQuery(site.key));
  if (error && !data) return <RowMissing resource="site" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-xl" />;
  return (
    <div className="flex min-w-0 flex-col gap-5 pb-20 sm:pb-0">
      <Standing payment={data} />
      {mayWrite && <ProviderForm key={site.version} payment={data} />}
      {mayWrite && data.configured && data.test_mode && <TestChargeCard />}
      {!mayWrite && <p className="text-sm text-ink-muted">{t("sites.payments.ownerOnly")}</p>}
    </div>
  );
}

function Standing({ payment: { provider, configured, sandbox, test_mode, webhook_path } }: { payment: SitePayment }) {
  const name = isProvider(provider ?? null) ? NAMES[provider as keyof typeof NAMES] : "";
  const state = configured ? (sandbox && "sandbox") || (test_mode && "test") || "live" : "none";
  return (
    <Section title={t("sites.payments.title")}>
      <p className="text-[0.9375rem]">{t(`sites.payments.${state}`, { name })}</p>
      {configured && !sandbox && webhook_path && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("sites.payments.webhook", { name })}{" "}
          <code className="font-mono wrap-anywhere text-ink">{`${location.origin}${webhook_path}`}</code>
        </p>
      )}
    </Section>
  );
}
