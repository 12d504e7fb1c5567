// Checks where the domain leads, and shows the records found beside the expected ones.
import { useMutation } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { failureText } from "../../error-texts";
import type { DomainCheck } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { Notice, type NoticeLook } from "../notice";
import { askWhereDomainLeads } from "../queries";
import { mayBeAlias } from "./domain-kind";

const POINTINGS = ["here", "partly", "elsewhere", "nowhere"] as const;

const LOOKS: Record<string, NoticeLook> = { here: "good", unknown: "unknown" };

export function DomainCheckCard({ domain }: { domain: string }) {
  const { site } = useSiteEditing();
  const check = useMutation({
    mutationFn: () => askWhereDomainLeads(site.key),
    meta: { showsOwnError: true },
  });
  const ask = useEffectEvent(() => check.mutate());
  useEffect(() => ask(), []);
  return (
    <Section
      title={t("sites.dns.title")}
      hint={t("sites.dns.hint", { domain })}
      action={
        <Button size="sm" isPending={check.isPending} onPress={() => check.mutate()}>
          <RefreshCw aria-hidden /> {t("sites.dns.again")}
        </Button>
      }
    >
      {check.data && <Found check={check.data} />}
      {!check.data && !check.error && <Skeleton className="h-28 rounded-lg" />}
      {check.error && (
        <p role="alert" className="text-sm text-danger">
          {failureText(check.error)}
        </p>
      )}
    </Section>
  );
}

function Found({ check: { domain, pointing, found, host, addresses } }: { check: DomainCheck }) {
  const known = POINTINGS.find((name) => name === pointing) ?? "unknown";
  return (
    <div className="flex flex-col gap-5">
      <Notice look={LOOKS[known] ?? "warning"}>{t(`sites.dns.${known}`, { domain })}</Notice>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-muted">{t("sites.dns.found")}</dt>
        <dd className="font-mono wrap-anywhere">{found.join(", ") || t("sites.dns.nothing")}</dd>
      </dl>
      {known !== "here" && (
        <div>
          <p className="mb-2 text-sm text-ink-muted">{t("sites.dns.set")}</p>
          <Records domain={domain} host={host} addresses={addresses} />
        </div>
      )}
    </div>
  );
}

interface RecordsProps {
  domain: string;
  host: string;
  addresses: readonly string[];
}

/** The records to enter at the domain's DNS provider. */
function Records({ domain, host, addresses }: RecordsProps) {
  const alias = { type: mayBeAlias(domain) ? "CNAME" : "ALIAS", value: host };
  const direct = addresses.map((value) => ({ type: value.includes(":") ? "AAAA" : "A", value }));
  const rows = mayBeAlias(domain) || direct.length === 0 ? [alias] : direct;
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-start text-sm">
        <thead className="bg-sunken text-ink-muted">
          <tr>
            {(["type", "name", "value"] as const).map((name) => (
              <th key={name} scope="col" className="px-4 py-2 text-start font-medium">
                {t(`sites.dns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, value }) => (
            <tr key={value} className="border-t border-line font-mono">
              <td className="px-4 py-2">{type}</td>
              <td className="px-4 py-2">{domain}</td>
              <td className="px-4 py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
