// The site's address: its name on the platform, a domain of its own, and whether the domain leads here.
import { t } from "@/i18n/sites";
import { RadioGroup } from "@/ui/choice/radio-group";
import { TextField } from "@/ui/form/text-field";
import { Section } from "@/ui/layout/section";
import { useSiteEditing, useSiteField } from "../editor/editor-context";
import { isTaken } from "./claim-record";
import { DomainCheckCard } from "./domain-check-card";
import { DomainClaim } from "./domain-claim";
import { type DomainKind, domainKind } from "./domain-kind";

export function AddressTab() {
  const { site } = useSiteEditing();
  return (
    <>
      <Section title={t("sites.address.name")} hint={t("sites.address.nameHint")}>
        <TextField
          label={t("account.field.namespace")}
          description={t("sites.address.rule")}
          prefix="/s/"
          maxLength={63}
          isRequired
          className="max-w-lg"
          {...useSiteField("namespace")}
        />
      </Section>
      <Section title={t("sites.address.domain")} hint={t("sites.address.domainHint")}>
        <Domain />
      </Section>
      {site.domain && <DomainCheckCard key={site.domain} domain={site.domain} />}
    </>
  );
}

function Domain() {
  const { site, draft, set } = useSiteEditing();
  const field = useSiteField("domain");
  const kind = domainKind(draft);
  const isOthers = isTaken(field.errorMessage, site.key);
  const choose = (chosen: DomainKind) =>
    set({ domain: chosen === "none" ? null : (draft.domain ?? ""), existing_domain: chosen === "existing" });
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t("sites.address.kind")}
        look="card"
        value={kind}
        onChange={choose}
        options={(["none", "existing", "new"] as const).map((key) => ({
          key,
          label: t(`sites.address.${key}`),
          description: t(`sites.address.${key}Hint`),
        }))}
      />
      {kind !== "none" && (
        <TextField
          label={t("account.field.domain")}
          description={kind === "new" ? t("sites.address.newRule") : t("sites.address.existingRule")}
          maxLength={253}
          placeholder="example.com"
          className="max-w-lg"
          {...field}
          errorMessage={isOthers ? t("sites.claim.taken") : field.errorMessage}
          value={field.value ?? ""}
          onChange={(text) => field.onChange(text.trim())}
        />
      )}
      {kind !== "none" && isOthers && <DomainClaim domain={draft.domain ?? ""} />}
    </div>
  );
}
