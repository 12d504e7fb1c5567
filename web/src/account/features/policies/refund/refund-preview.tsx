// Preview of a guest's refund by day of cancellation, computed by the server.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/policies";
import { usePaused } from "../../forms";
import { useSignedIn } from "../../session";
import { dateText, moneyText } from "../../values";
import type { RefundTerms, RefundPreview as Told } from "../data/api-types";
import { refundPreviewQuery } from "../data/queries";
import { useSample } from "../page/sample-fields";
import { PreviewFrame } from "../timeline/preview-frame";
import { type Step, Steps } from "../timeline/steps";
import { Timeline, type Tone } from "../timeline/timeline";

const WHOLE = 100;

const toneOf = (percent: number): Tone => {
  if (percent === 0) return "none";
  return percent === WHOLE ? "all" : "some";
};

export function RefundPreview({ terms }: { terms: RefundTerms }) {
  const sample = useSample();
  const { method, tiers, grace_hours, grace_days_before } = usePaused(terms);
  const answer = useQuery({
    ...refundPreviewQuery({ method, tiers, grace_hours, grace_days_before, ...sample.paused }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  return (
    <PreviewFrame title={t("policies.refund.preview")} sample={sample} answer={answer}>
      {(result) => <Result result={result} />}
    </PreviewFrame>
  );
}

function Result({ result }: { result: Told }) {
  const { account } = useSignedIn();
  if (result.owner_decides) return <p className="text-[0.9375rem]">{t("policies.refund.ownerDecides")}</p>;
  const money = (amount: number) => moneyText(amount, account.currency);
  const steps = result.spans.map(
    ({ from, until, percent, amount, days_before_check_in }): Step => ({
      key: from,
      tone: toneOf(percent),
      title:
        percent === 0
          ? t("policies.refund.nothing")
          : t("policies.refund.back", { percent: String(percent) }),
      detail:
        days_before_check_in === 0
          ? t("policies.refund.untilArrival", { from: dateText(from) })
          : t("policies.refund.until", { date: dateText(until), count: days_before_check_in }),
      amount: money(amount),
    }),
  );
  const grace: Step[] = result.grace
    ? [
        {
          key: "grace",
          tone: "all",
          title: t("policies.refund.graceBack"),
          detail: t("policies.refund.graceUntil", { count: result.grace.hours }),
          amount: money(result.grace.amount),
        },
      ]
    : [];
  return (
    <div className="flex flex-col gap-5">
      <Timeline
        start={result.booked_on}
        end={result.check_in}
        stretches={result.spans.map(({ from, until, percent }) => ({ from, until, tone: toneOf(percent) }))}
      />
      <Steps label={t("policies.refund.steps")} steps={[...grace, ...steps]} />
    </div>
  );
}
