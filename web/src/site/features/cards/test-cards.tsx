// In test mode no money moves and only the sandbox's cards work; this lists useful ones.
import { FlaskConical } from "lucide-react";
import { t } from "@/i18n/site";

const GOOD = "4242 4242 4242 4242";
const DECLINED = "4000 0000 0000 0341";
const PROVEN = "4000 0027 6000 3184";

export function TestCards({ hasProof }: { hasProof: boolean }) {
  const cards: [string, string][] = [
    [GOOD, t("site.card.testGood")],
    [DECLINED, t("site.card.testDeclined")],
    ...(hasProof ? [[PROVEN, t("site.card.testProof")] as [string, string]] : []),
  ];
  return (
    <section className="rounded-lg border border-info-line bg-info-soft px-4 py-3 text-sm">
      <h3 className="flex items-center gap-2 font-semibold text-info">
        <FlaskConical aria-hidden className="size-4" />
        {t("site.card.testMode")}
      </h3>
      <p className="mt-1 text-ink-muted">{t("site.card.testHint")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {cards.map(([number, what]) => (
          <div key={number} className="contents">
            <dt className="font-medium tabular-nums select-all">{number}</dt>
            <dd className="text-ink-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
