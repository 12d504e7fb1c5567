// Promotions of a stay: applied codes as removable chips, codes that do not apply with the reason, and the button to redeem
// another.
import { CircleAlert, Tag, X } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { ModalGate, useModal } from "../../modal";
import { exact } from "../../properties";
import { lazily, type Quote, type QuoteIn, type QuoteLine } from "../../site";
import type { AskEstimate } from "../estimate/estimate";
import { withCode, withoutCode } from "./promotion-codes";
import { codeOf, promotionReason } from "./promotion-reason";
import type { PromotionTermsProps } from "./promotion-terms";
import type { RedeemDialogProps } from "./redeem-dialog";

const RedeemDialog = lazily<RedeemDialogProps>(async () => (await import("./redeem-dialog")).RedeemDialog);
const PromotionTerms = lazily<PromotionTermsProps>(
  async () => (await import("./promotion-terms")).PromotionTerms,
);

interface PromotionsProps {
  quote: Quote;
  request: QuoteIn;
  codes: readonly string[];
  onChange: (codes: string[]) => void;
  /** How a code is tried; by default with an estimate. */
  ask?: AskEstimate;
}

export function Promotions({ quote, request, codes, onChange, ask }: PromotionsProps) {
  const redeem = useModal();
  const terms = useModal();
  const [line, setLine] = useState<QuoteLine | null>(null);
  const remove = (code: string) => onChange(withoutCode(codes, code));
  const applied = quote.lines.filter(({ is_promotion }) => is_promotion);
  return (
    <div className="flex flex-col items-start gap-2.5">
      {(applied.length > 0 || quote.promo_errors.length > 0) && (
        <ul aria-label={t("site.promotion.codes")} className="flex w-full flex-col gap-2">
          {applied.map((promotion) => (
            <Applied
              key={promotion.promotion_code}
              promotion={promotion}
              quote={quote}
              onTerms={() => {
                setLine(promotion);
                terms.open();
              }}
              onRemove={remove}
            />
          ))}
          {quote.promo_errors.map((error) => (
            <li
              key={codeOf(error)}
              className="flex items-start gap-2 rounded-md border border-warning-line bg-warning-soft py-1.5 ps-3 pe-1 text-sm"
            >
              <CircleAlert aria-hidden className="mt-1.5 size-4 shrink-0 text-warning" />
              <span className="min-w-0 flex-1 py-1">
                <strong className="font-semibold">{codeOf(error)}</strong> {promotionReason(error)}
              </span>
              <RemoveButton code={codeOf(error)} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 text-accent-text!"
        onPress={redeem.open}
        onHoverStart={RedeemDialog.preload}
        onFocus={RedeemDialog.preload}
      >
        <Tag aria-hidden />
        {t("site.promotion.redeem")}
      </Button>
      <ModalGate modal={redeem}>
        <RedeemDialog
          request={request}
          codes={codes}
          ask={ask}
          onRedeemed={(code) => onChange(withCode(codes, code))}
          onClose={redeem.close}
        />
      </ModalGate>
      {line && (
        <ModalGate modal={terms}>
          <PromotionTerms promotion={line} currency={quote.currency} onClose={terms.close} />
        </ModalGate>
      )}
    </div>
  );
}

interface AppliedProps {
  promotion: QuoteLine;
  quote: Quote;
  onTerms: () => void;
  onRemove: (code: string) => void;
}

function Applied({ promotion, quote, onTerms, onRemove }: AppliedProps) {
  const code = promotion.promotion_code ?? "";
  return (
    <li className="flex items-center gap-2 rounded-md border border-success-line bg-success-soft py-1 ps-3 pe-1 text-sm">
      <Tag aria-hidden className="size-4 shrink-0 text-success" />
      <span className="min-w-0 flex-1 truncate">
        <strong className="font-semibold">{code}</strong>{" "}
        <span className="text-ink-muted tabular-nums">{exact(promotion.amount, quote.currency)}</span>
      </span>
      <Button size="sm" variant="quiet" onPress={onTerms} onHoverStart={PromotionTerms.preload}>
        {t("site.promotion.terms")}
      </Button>
      <RemoveButton code={code} onRemove={onRemove} />
    </li>
  );
}

function RemoveButton({ code, onRemove }: { code: string; onRemove: (code: string) => void }) {
  return (
    <IconButton
      size="sm"
      shape="round"
      label={t("site.promotion.remove", { code })}
      onPress={() => onRemove(code)}
    >
      <X aria-hidden />
    </IconButton>
  );
}
