// Header of a printed reservation: sender, recipient, number, and date of printing.
import { useQuery } from "@tanstack/react-query";
import { RESERVATION_STATUS, type ReservationStatus } from "@/api/codes";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { formatDate, localToday } from "@/kit/dates/civil-date";
import { choiceLabel, rowQuery } from "../../resources";
import { useSignedIn } from "../../session";
import { guestName, type Reservation, type ReservationRow, type Site } from "../data/api-types";

const CLOSED: ReadonlySet<ReservationStatus> = new Set([
  RESERVATION_STATUS.canceled,
  RESERVATION_STATUS.declined,
]);

export function PrintHead({ reservation, row }: { reservation: Reservation; row: ReservationRow }) {
  const { account } = useSignedIn();
  const { data: site } = useQuery({ ...rowQuery<Site>("site", row.site), meta: { showsOwnError: true } });
  const { status, key } = reservation;
  const sender = [site?.contact_address, site?.contact_email, site?.contact_phone].filter(Boolean);
  return (
    <header className="mb-8 hidden print:block">
      <div className="flex items-start justify-between gap-8 border-b border-line pb-4">
        <div>
          <p className="text-xl font-semibold">{site?.name ?? account.name}</p>
          <p className="text-sm whitespace-pre-line text-ink-muted">{sender.join("\n")}</p>
        </div>
        <div className="text-end text-sm text-ink-muted">
          <p>{formatDate(localToday(), currentFormat())}</p>
          <p className="font-mono text-xs">{key}</p>
        </div>
      </div>
      <p className="mt-6 text-2xl font-semibold">
        {CLOSED.has(status) ? choiceLabel("reservation_status", status) : t("account.print.title")}
      </p>
      <p>{guestName(reservation)}</p>
    </header>
  );
}
