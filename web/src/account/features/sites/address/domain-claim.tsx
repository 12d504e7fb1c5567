// Another site uses the domain: the TXT record that proves its ownership, to copy, and the claim.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { CopyLine } from "@/ui/action/copy-line";
import { toasts } from "@/ui/overlay/toast-queue";
import { failureText } from "../../error-texts";
import { putRow } from "../../resources";
import { useSiteEditing, useSiteField } from "../editor/editor-context";
import { claimDomain } from "../queries";
import { claimRecord } from "./claim-record";

export function DomainClaim({ domain }: { domain: string }) {
  const { site, set } = useSiteEditing();
  const { onChange } = useSiteField("domain");
  const client = useQueryClient();
  const claim = useMutation({
    mutationFn: () => claimDomain(site.key, domain),
    meta: { showsOwnError: true },
    onSuccess: (claimed) => {
      toasts.show({ kind: "success", title: t("sites.claim.done", { domain }) });
      onChange(claimed.domain);
      set({ existing_domain: claimed.existing_domain });
      return putRow(client, "site", claimed);
    },
  });
  const { name, text } = claimRecord(domain, site.key);
  return (
    <div className="flex max-w-2xl flex-col gap-4 rounded-lg border border-line p-4">
      <div>
        <h3 className="font-medium">{t("sites.claim.title", { domain })}</h3>
        <p className="mt-0.5 text-sm text-ink-muted">{t("sites.claim.hint")}</p>
      </div>
      <dl className="grid items-center gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-muted">{t("sites.dns.type")}</dt>
        <dd className="font-mono">TXT</dd>
        <dt className="text-ink-muted">{t("sites.dns.name")}</dt>
        <dd>
          <CopyLine text={name} label={t("sites.claim.copyName")} done={t("sites.claim.copied")} />
        </dd>
        <dt className="text-ink-muted">{t("sites.dns.value")}</dt>
        <dd>
          <CopyLine text={text} label={t("sites.claim.copyValue")} done={t("sites.claim.copied")} />
        </dd>
      </dl>
      {claim.error && (
        <p role="alert" className="text-sm text-danger">
          {failureText(claim.error)}
        </p>
      )}
      <div>
        <Button isPending={claim.isPending} onPress={() => claim.mutate()}>
          {t("sites.claim.run")}
        </Button>
      </div>
    </div>
  );
}
