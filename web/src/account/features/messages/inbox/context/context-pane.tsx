// Context of a conversation: guest, stay and payments, each with a link.
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, Mail, Phone } from "lucide-react";
import { t } from "@/i18n/inbox";
import { Link, LinkButton } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { failureText } from "../../../error-texts";
import { balanceOf, Fact, MoneyRow, nightsOf, partyText, reservationQuery } from "../../../reservations";
import { recordHref } from "../../../resources";
import { ChoiceBadge, dateText, moneyText } from "../../../values";
import { nameOfGuest, type Thread } from "../../api-types";
import { Inquiry } from "../conversation/inquiry";
import { Initials } from "../initials";
import { ContextSection as Section } from "./context-section";

export function ContextPane({ thread }: { thread: Thread }) {
  return (
    <div className="flex flex-col gap-6 text-sm">
      <Guest thread={thread} />
      {thread.property && (
        <Section title={t("account.field.property")}>
          <Link href={recordHref("property", thread.property)}>{thread.property_name}</Link>
        </Section>
      )}
      {thread.reservation ? <Booking reservation={thread.reservation} /> : <Inquiry thread={thread} />}
    </div>
  );
}

function Guest({ thread }: { thread: Thread }) {
  const { guest_email, guest_phone } = thread;
  const name = nameOfGuest(thread);
  return (
    <section aria-label={t("account.field.guest_name")} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Initials name={name} className="size-11 text-sm" />
        <p className="min-w-0 text-base font-semibold wrap-anywhere">{name}</p>
      </div>
      <ul className="flex flex-col gap-1.5 text-ink-muted">
        {guest_email && (
          <li className="flex items-center gap-2">
            <Mail aria-hidden className="size-4 shrink-0 text-ink-subtle" />
            <Link href={`mailto:${guest_email}`} className="min-w-0 truncate">
              {guest_email}
            </Link>
          </li>
        )}
        {guest_phone && (
          <li className="flex items-center gap-2">
            <Phone aria-hidden className="size-4 shrink-0 text-ink-subtle" />
            <Link href={`tel:${guest_phone}`}>{guest_phone}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function Booking({ reservation: key }: { reservation: string }) {
  const { data, error, isPending } = useQuery({ ...reservationQuery(key), meta: { showsOwnError: true } });
  if (isPending) return <SkeletonText lines={8} />;
  if (!data) return <p role="alert">{failureText(error)}</p>;
  const { check_in, check_out, currency, total, status } = data;
  const { paid, open } = balanceOf(data);
  return (
    <>
      <Section
        title={t("account.stay.title")}
        action={<ChoiceBadge group="reservation_status" code={status} />}
      >
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Fact name={t("account.field.check_in")}>
            <span className="font-medium">{dateText(check_in)}</span>
          </Fact>
          <Fact name={t("account.field.check_out")}>
            <span className="font-medium">{dateText(check_out)}</span>
          </Fact>
          <Fact name={t("account.stay.length")}>{t("account.bill.nights", { count: nightsOf(data) })}</Fact>
          <Fact name={t("account.stay.party")}>{partyText(data)}</Fact>
        </dl>
      </Section>
      <Section title={t("account.money.title")}>
        <dl className="flex flex-col gap-1.5">
          <MoneyRow look="quiet" name={t("account.field.total")} amount={moneyText(total, currency)} />
          <MoneyRow look="quiet" name={t("account.money.paid")} amount={moneyText(paid, currency)} />
          <MoneyRow look="total" name={t("account.money.open")} amount={moneyText(open, currency)} />
        </dl>
      </Section>
      <LinkButton size="sm" href={recordHref("reservation", key)} className="w-full">
        {t("inbox.openReservation")} <ArrowUpRight aria-hidden className="rtl:-scale-x-100" />
      </LinkButton>
    </>
  );
}
