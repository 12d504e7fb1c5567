// The modal to redeem a promo code. An invalid code stays in the field, with the reason below it; one that may count after a change
// of the stay is added.
import { type FormEvent, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import type { QuoteIn } from "../../site";
import { type AskEstimate, askEstimate } from "../estimate/estimate";
import { refusalText } from "../estimate/refusal";
import { problemOf } from "../estimate/use-estimate";
import { isSameCode, withCode } from "./promotion-codes";
import { errorOfCode, isFinal, promotionReason } from "./promotion-reason";

export interface RedeemDialogProps {
  request: QuoteIn;
  /** Codes that are already applied. */
  codes: readonly string[];
  onRedeemed: (code: string) => void;
  onClose: () => void;
  ask?: AskEstimate;
}

const FORM = "redeem-promotion";

export function RedeemDialog({ request, codes, onRedeemed, onClose, ask = askEstimate }: RedeemDialogProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  /** Returns why the code cannot be applied, or null. */
  const objection = async (): Promise<string | null> => {
    if (code.trim() === "") return t("site.form.required");
    if (codes.some((other) => isSameCode(other, code))) return t("site.promotion.already");
    try {
      const { signal } = new AbortController();
      const quote = await ask(signal, { ...request, promo_codes: withCode(codes, code) });
      const refused = errorOfCode(quote.promo_errors, code);
      return refused && isFinal(refused) ? promotionReason(refused) : null;
    } catch (failure) {
      return refusalText(problemOf(failure));
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const found = await objection();
    setPending(false);
    setError(found);
    if (found) return;
    onRedeemed(code);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t("site.promotion.redeem")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={FORM} variant="primary" isPending={isPending}>
          {t("site.promotion.apply")}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          label={t("site.promotion.code")}
          value={code}
          onChange={(text) => {
            setCode(text);
            setError(null);
          }}
          autoComplete="off"
          isInvalid={error !== null}
          errorMessage={error}
        />
      </form>
    </Dialog>
  );
}
