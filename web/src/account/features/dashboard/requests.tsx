// Requests that await a response, the most urgent first.
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { Badge } from "@/ui/feedback/badge";
import { recordHref } from "../resources";
import { dateText, moneyText } from "../values";
import { BoardCard, BoardLine, BoardLines, Calm } from "./board-card";
import type { Stays } from "./dashboard-query";
import { requestsHref } from "./list-addresses";
import { guestOf, isPressing, timeLeft } from "./stay-texts";

const SHOWN = 4;

export function Requests({ requests: { count, results } }: { requests: Stays }) {
  return (
    <BoardCard
      title={t("account.home.requests")}
      count={count}
      isUrgent
      action={count > 0 && <Link href={requestsHref()}>{t("account.home.showAll")}</Link>}
    >
      {count === 0 && <Calm>{t("account.home.noRequests")}</Calm>}
      <BoardLines>
        {results.slice(0, SHOWN).map((stay) => (
          <BoardLine
            key={stay.key}
            href={recordHref("reservation", stay.key)}
            title={guestOf(stay)}
            note={`${dateText(stay.check_in, "short")} – ${dateText(stay.check_out, "short")} · ${stay.property_name}`}
            end={
              <>
                <span className="block text-ink">{moneyText(stay.total, stay.currency)}</span>
                {stay.seconds_left != null && (
                  <Badge tone={isPressing(stay.seconds_left) ? "warning" : "neutral"}>
                    {timeLeft(stay.seconds_left)}
                  </Badge>
                )}
              </>
            }
          />
        ))}
      </BoardLines>
    </BoardCard>
  );
}
