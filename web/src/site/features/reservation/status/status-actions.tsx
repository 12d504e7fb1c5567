// Actions for a reservation: pay, change dates, add a card, read the agreement, add to a calendar, cancel, book again.
import { CalendarPlus, CalendarSync, CreditCard, FileText, RotateCcw, Wallet, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RESERVATION_STATUS, type ReservationStatus } from "@/api/codes";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { buttonStyle } from "@/ui/action/button-style";
import { AgreementDialog } from "../../agreement";
import { ModalGate, useModal } from "../../modal";
import { exact } from "../../properties";
import { writeSearch } from "../../search";
import {
  lazily,
  type Payment,
  type Property,
  type Quote,
  type Reservation,
  SiteLink,
  useSite,
} from "../../site";
import type { ChangeDialogProps } from "../change/change-dialog";
import { CardDialog } from "../payment/card-dialog-chunk";
import { openPayments } from "../payment/charge";
import type { PayDialogProps } from "../payment/pay-dialog";
import { calendarInvite, download } from "./calendar-invite";
import type { CancelDialogProps } from "./cancel-dialog";

const PayDialog = lazily<PayDialogProps>(async () => (await import("../payment/pay-dialog")).PayDialog);
const ChangeDialog = lazily<ChangeDialogProps>(
  async () => (await import("../change/change-dialog")).ChangeDialog,
);
const CancelDialog = lazily<CancelDialogProps>(async () => (await import("./cancel-dialog")).CancelDialog);

interface StatusActionsProps {
  reservation: Reservation;
  quote: Quote & { key: string };
  property: Property;
}

const OVER: readonly ReservationStatus[] = [RESERVATION_STATUS.canceled, RESERVATION_STATUS.declined];
/** Statuses in which a stay can still be canceled. */
const CANCELABLE: readonly ReservationStatus[] = [RESERVATION_STATUS.reserved, RESERVATION_STATUS.open];

export function StatusActions(props: StatusActionsProps) {
  const { reservation, quote } = props;
  const { site } = useSite();
  const [pay, card, agreement, cancel, change] = [useModal(), useModal(), useModal(), useModal(), useModal()];
  const [isChanged, setChanged] = useState(false);
  const [due] = openPayments(reservation);
  const isActive = CANCELABLE.includes(reservation.status);
  const isRequest = reservation.status === RESERVATION_STATUS.open;
  const isOver = OVER.includes(reservation.status);
  return (
    <div className="flex flex-col gap-4">
      {due && reservation.overdue && (
        <Button
          variant="primary"
          size="lg"
          className="self-start"
          onPress={pay.open}
          onHoverStart={PayDialog.preload}
        >
          <Wallet aria-hidden />
          {t("site.pay.submit", amountOf(due))}
        </Button>
      )}
      <div className="grid gap-2.5 sm:grid-cols-2">
        {due && !reservation.overdue && (
          <Action icon={<Wallet aria-hidden />} onPress={pay.open} onNear={PayDialog.preload}>
            {t("site.pay.early", amountOf(due))}
          </Action>
        )}
        {reservation.may_change && (
          <Action icon={<CalendarSync aria-hidden />} onPress={change.open} onNear={ChangeDialog.preload}>
            {t("site.change.title")}
          </Action>
        )}
        {reservation.status === RESERVATION_STATUS.reserved && <CalendarAction {...props} />}
        {isOver && <BookAgain {...props} />}
        {quote.rental_agreement_url && (
          <Action icon={<FileText aria-hidden />} onPress={agreement.open} onNear={AgreementDialog.preload}>
            {t("site.agreement.title")}
          </Action>
        )}
        {isActive && site.merchant.provider && quote.pay_online && (
          <Action icon={<CreditCard aria-hidden />} onPress={card.open} onNear={CardDialog.preload}>
            {t("site.status.addCard")}
          </Action>
        )}
      </div>
      {isActive && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-3 self-start text-ink-muted!"
          onPress={cancel.open}
          onHoverStart={CancelDialog.preload}
          onFocus={CancelDialog.preload}
        >
          <X aria-hidden />
          {isRequest ? t("site.cancel.requestTitle") : t("site.cancel.title")}
        </Button>
      )}
      <p role="status" className="font-medium text-success empty:hidden">
        {isChanged && isActive && !reservation.change && t("site.change.done")}
      </p>
      <ModalGate modal={change}>
        <ChangeDialog {...props} onChanged={() => setChanged(true)} onClose={change.close} />
      </ModalGate>
      <ModalGate modal={pay}>
        <PayDialog reservation={reservation} quote={quote} onClose={pay.close} />
      </ModalGate>
      <ModalGate modal={card}>
        <CardDialog reservation={reservation} quote={quote} onClose={card.close} />
      </ModalGate>
      <ModalGate modal={agreement}>
        <AgreementDialog quote={quote.key} onClose={agreement.close} />
      </ModalGate>
      <ModalGate modal={cancel}>
        <CancelDialog reservation={reservation} onClose={cancel.close} />
      </ModalGate>
    </div>
  );
}

const amountOf = ({ amount, currency }: Payment) => ({ amount: exact(amount, currency) });

interface ActionProps {
  icon: ReactNode;
  onPress: () => void;
  onNear?: () => void;
  children: ReactNode;
}

function Action({ icon, onPress, onNear, children }: ActionProps) {
  return (
    <Button className="w-full justify-start!" onPress={onPress} onHoverStart={onNear} onFocus={onNear}>
      {icon}
      {children}
    </Button>
  );
}

/** Leads to the home, with the same guests and new dates to choose. */
function BookAgain({ reservation: { adults, children }, property }: StatusActionsProps) {
  const { paths } = useSite();
  return (
    <SiteLink
      href={paths.property(property.slug, writeSearch({ adults, children }))}
      className={buttonStyle({ variant: "primary" }, "w-full justify-start!")}
    >
      <RotateCcw aria-hidden />
      {t("site.status.bookAgain")}
    </SiteLink>
  );
}

function CalendarAction({ reservation, quote, property }: StatusActionsProps) {
  const { site, paths } = useSite();
  const save = () => {
    const link = new URL(paths.status(quote.key), location.origin).href;
    download(`${property.slug}.ics`, calendarInvite(reservation, property, site, link, new Date()));
  };
  return (
    <Action icon={<CalendarPlus aria-hidden />} onPress={save}>
      {t("site.status.calendar")}
    </Action>
  );
}
