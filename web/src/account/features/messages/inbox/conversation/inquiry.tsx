// An inquiry: dates, party, current price, and a button to book it.
import { ArrowUpRight, CalendarPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "@/i18n/inbox";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import { Skeleton } from "@/ui/feedback/skeleton";
import { failureText } from "../../../error-texts";
import {
  CreateReservation,
  EMPTY_STAY,
  Fact,
  MoneyRow,
  nightsOf,
  partyText,
  usePreview,
} from "../../../reservations";
import { recordHref, writerOf } from "../../../resources";
import { useMay } from "../../../session";
import { dateText, moneyText } from "../../../values";
import type { Thread } from "../../api-types";
import { ContextSection } from "../context/context-section";
import { inquiryStay } from "./inquiry-stay";

export function Inquiry({ thread }: { thread: Thread }) {
  const mayBook = useMay(writerOf("reservation"));
  const { check_in, check_out } = thread;
  const hasDates = check_in !== null && check_out !== null;
  return (
    <ContextSection title={t("inbox.about")}>
      {hasDates ? (
        <InquiredStay thread={thread} check_in={check_in} check_out={check_out} />
      ) : (
        <p className="wrap-anywhere">{thread.subject}</p>
      )}
      <p className="mt-2 text-ink-muted">{t("inbox.notBooked")}</p>
      {mayBook && <Offer thread={thread} />}
      {thread.quote && (
        <LinkButton size="sm" href={recordHref("quote", thread.quote)} className="mt-3 w-full">
          {t("inbox.openQuote")} <ArrowUpRight aria-hidden className="rtl:-scale-x-100" />
        </LinkButton>
      )}
    </ContextSection>
  );
}

interface InquiredStayProps {
  thread: Thread;
  check_in: string;
  check_out: string;
}

function InquiredStay({ thread: { adults, children, pets }, check_in, check_out }: InquiredStayProps) {
  const nights = nightsOf({ check_in, check_out });
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Fact name={t("account.field.check_in")}>
        <span className="font-medium">{dateText(check_in)}</span>
      </Fact>
      <Fact name={t("account.field.check_out")}>
        <span className="font-medium">{dateText(check_out)}</span>
      </Fact>
      <Fact name={t("account.stay.length")}>{t("account.bill.nights", { count: nights })}</Fact>
      {adults !== null && (
        <Fact name={t("account.stay.party")}>
          {partyText({ adults, children: children ?? 0, pets: pets ?? 0 })}
        </Fact>
      )}
    </dl>
  );
}

/** Current price of the stay, and a button to book it. */
function Offer({ thread }: { thread: Thread }) {
  const [isBooking, setBooking] = useState(false);
  const stay = inquiryStay(thread);
  const { data, error, isAsked } = usePreview(stay ?? EMPTY_STAY);
  if (!stay) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      {isAsked && !data && !error && <Skeleton className="h-5" />}
      {data && (
        <dl>
          <MoneyRow
            look="total"
            name={t("account.field.total")}
            amount={moneyText(data.quote.total, data.quote.currency)}
          />
        </dl>
      )}
      {error && <p className="text-ink-muted">{failureText(error)}</p>}
      <Button size="sm" className="w-full" onPress={() => setBooking(true)}>
        <CalendarPlus aria-hidden /> {t("inbox.book")}
      </Button>
      {isBooking && (
        <Suspense fallback={null}>
          <CreateReservation stay={stay} onClose={() => setBooking(false)} />
        </Suspense>
      )}
    </div>
  );
}
