// Opens the rental agreement of a quote.
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { AgreementDialog } from "../agreement";
import { ModalGate, useModal } from "../modal";

interface AgreementButtonProps {
  quote: string;
  label?: string;
}

export function AgreementButton({ quote, label = t("site.agreement.title") }: AgreementButtonProps) {
  const modal = useModal();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 self-start text-accent-text! underline underline-offset-4"
        onPress={modal.open}
        onHoverStart={AgreementDialog.preload}
        onFocus={AgreementDialog.preload}
      >
        {label}
      </Button>
      <ModalGate modal={modal}>
        <AgreementDialog quote={quote} onClose={modal.close} />
      </ModalGate>
    </>
  );
}
