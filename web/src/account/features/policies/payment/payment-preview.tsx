// Preview of a guest's payments and their dates, computed by the server.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/policies";
import { usePaused } from "../../forms";
import { dateText, moneyText } from "../../values";
import type { PlanPart } from "../data/api-types";
import { paymentPreviewQuery } from "../data/queries";
import { useSample } from "../page/sample-fields";
import { PreviewFrame } from "../timeline/preview-frame";
import { Steps } from "../timeline/steps";
import { Timeline } from "../timeline/timeline";

export function PaymentPreview({ parts, currency }: { parts: PlanPart[]; currency: string }) {
  const sample = useSample();
  const answer = useQuery({
    ...paymentPreviewQuery({ parts: usePaused(parts), ...sample.paused }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  return (
    <PreviewFrame title={t("policies.payment.preview")} sample={sample} answer={answer}>
      {({ booked_on, check_in, payments }) => (
        <div className="flex flex-col gap-5">
          <Timeline start={booked_on} end={check_in} days={payments.map(({ due_date }) => due_date)} />
          <Steps
            label={t("policies.payment.steps")}
            steps={payments.map(({ due_date, amount, collect_while_booking, days_before_check_in }) => ({
              key: due_date,
              tone: "money",
              title: collect_while_booking ? t("policies.payment.now") : dateText(due_date),
              detail: collect_while_booking
                ? dateText(due_date)
                : t("policies.payment.before", { count: days_before_check_in }),
              amount: moneyText(amount, currency),
            }))}
          />
        </div>
      )}
    </PreviewFrame>
  );
}
