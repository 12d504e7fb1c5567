// The rental agreement before booking: shown, and signed with a name.
import { t } from "@/i18n/site";
import { Checkbox } from "@/ui/choice/checkbox";
import { TextField } from "@/ui/form/text-field";
import { AgreementButton } from "../quote";
import { StepPanel } from "./step-frame";
import type { SavedQuote } from "./use-checkout";
import type { Signature } from "./use-signature";

interface SignaturePanelProps {
  quote: SavedQuote;
  signature: Signature;
}

export function SignaturePanel({ quote, signature }: SignaturePanelProps) {
  if (!quote.rental_agreement_url) return null;
  return (
    <StepPanel
      title={t("site.agreement.title")}
      action={<AgreementButton quote={quote.key} label={t("site.checkout.readAgreement")} />}
    >
      <div className="flex flex-col gap-4">
        <Checkbox
          isSelected={signature.isAgreed}
          onChange={signature.setAgreed}
          isInvalid={signature.isMissing && !signature.isAgreed}
        >
          {t("site.checkout.agree")}
        </Checkbox>
        <TextField
          isRequired
          label={t("site.checkout.signature")}
          description={t("site.checkout.signatureHint")}
          autoComplete="name"
          value={signature.name}
          onChange={signature.setName}
          isInvalid={signature.isMissing && signature.name.trim() === ""}
          errorMessage={t("site.form.required")}
          className="max-w-sm"
        />
        {signature.isMissing && !signature.isAgreed && (
          <p role="alert" className="text-sm text-danger">
            {t("site.checkout.agreeFirst")}
          </p>
        )}
      </div>
    </StepPanel>
  );
}
