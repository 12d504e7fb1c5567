// The latest bookings, newest first: the main reason why owners open the account area.
import { useQuery } from "@tanstack/react-query";
import { RESERVATION_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { Badge } from "@/ui/feedback/badge";
import { listHref, recordHref, rowsQuery } from "../resources";
import { dateText, moneyText, shortTime } from "../values";
import { BoardCard, BoardLine, BoardLines } from "./board-card";
import { guestOf } from "./stay-texts";

type Booking = RowOf<"reservation">;

const SHOWN = 4;
const ASK_EVERY = 60_000;
const A_DAY = 86_400_000;

const isFresh = ({ created_at }: Booking) => Date.now() - Date.parse(created_at) < A_DAY;

export function LatestBookings() {
  const { data } = useQuery({
    ...rowsQuery<Booking>("reservation", {
      filters: { status: RESERVATION_STATUS.reserved },
      order_by: "-created_at",
      limit: SHOWN,
    }),
    refetchInterval: ASK_EVERY,
    meta: { showsOwnError: true },
  });
  if (!data || data.results.length === 0) return null;
  return (
    <BoardCard
      title={t("account.home.bookings")}
      action={<Link href={listHref("reservation")}>{t("account.home.showAll")}</Link>}
    >
      <BoardLines>
        {data.results.map((booking) => (
          <BoardLine
            key={booking.key}
            href={recordHref("reservation", booking.key)}
            title={
              <>
                {guestOf(booking)}{" "}
                {isFresh(booking) && <Badge tone="accent">{t("account.home.fresh")}</Badge>}
              </>
            }
            note={`${dateText(booking.check_in, "short")} – ${dateText(booking.check_out, "short")} · ${booking.property_name}`}
            end={
              <>
                <span className="block text-ink">{moneyText(booking.total, booking.currency)}</span>
                {shortTime(booking.created_at, new Date())}
              </>
            }
          />
        ))}
      </BoardLines>
    </BoardCard>
  );
}
