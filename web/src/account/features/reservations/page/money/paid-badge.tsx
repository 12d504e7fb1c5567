// How far a stay is paid, as the server says.
import { ChoiceBadge } from "../../../values";
import type { Reservation } from "../../data/api-types";

export function PaidBadge({ reservation }: { reservation: Reservation }) {
  return <ChoiceBadge group="payment_status" code={reservation.payment_status ?? null} />;
}
