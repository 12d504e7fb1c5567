// The modal with the terms of a promotion: the owner's text, the discount, and what it applies to.
import { t } from "@/i18n/site";
import { Dialog } from "@/ui/overlay/dialog";
import { exact } from "../../properties";
import type { Currency, QuoteLine } from "../../site";
import { ruleText } from "../price/rule-text";

export interface PromotionTermsProps {
  promotion: QuoteLine;
  currency: Currency;
  onClose: () => void;
}

export function PromotionTerms({ promotion, currency, onClose }: PromotionTermsProps) {
  const facts = [
    [t("site.promotion.code"), promotion.promotion_code],
    [t("site.promotion.rule"), ruleText(promotion, currency)],
    [t("site.promotion.takesOff"), exact(promotion.amount, currency)],
  ];
  return (
    <Dialog isOpen size="sm" title={promotion.name} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {promotion.promotion_terms && (
        <p className="mb-4 leading-relaxed whitespace-pre-line">{promotion.promotion_terms}</p>
      )}
      <dl className="divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 py-2.5">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-subtle">{t("site.promotion.termsNote")}</p>
    </Dialog>
  );
}
