// Opens the explanation of a price.
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { ModalGate, useModal } from "../../modal";
import { lazily, type Quote } from "../../site";
import type { WhyDialogProps } from "./why-dialog";

const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./why-dialog")).WhyDialog);

export function WhyButton({ quote }: { quote: Quote }) {
  const modal = useModal();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 self-start text-accent-text! underline underline-offset-4"
        onPress={modal.open}
        onHoverStart={WhyDialog.preload}
        onFocus={WhyDialog.preload}
      >
        {t("site.why.title")}
      </Button>
      <ModalGate modal={modal}>
        <WhyDialog quote={quote} onClose={modal.close} />
      </ModalGate>
    </>
  );
}
