// The guest's stored cards; one that no payment to come uses can be removed.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PAYMENT_STATE, type PaymentState } from "@/api/codes";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Dialog } from "@/ui/overlay/dialog";
import { CardLine, cardName, removeCard } from "../../cards";
import { ModalGate, useModal } from "../../modal";
import { type Card, type Reservation, useSite } from "../../site";
import { requestFailure } from "../failures";
import { reservationOptions } from "../queries";

const SETTLED: readonly PaymentState[] = [PAYMENT_STATE.paid, PAYMENT_STATE.canceled];
const IN_USE = "in_use";

export function StoredCards({ reservation }: { reservation: Reservation }) {
  const cards = reservation.credit_cards.filter(({ requires_auth }) => !requires_auth);
  const isNeeded = ({ key }: Card) =>
    reservation.payments.some(({ credit_card, state }) => credit_card === key && !SETTLED.includes(state));
  return (
    <ul className="flex flex-col gap-4">
      {cards.map((card) => (
        <li key={card.key}>
          <CardLine card={card}>
            {!isNeeded(card) && <RemoveCard card={card} reservation={reservation} />}
          </CardLine>
        </li>
      ))}
    </ul>
  );
}

function RemoveCard({ card, reservation }: { card: Card; reservation: Reservation }) {
  const { site } = useSite();
  const client = useQueryClient();
  const modal = useModal();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setPending(true);
    setFailure(null);
    try {
      await removeCard(card.key);
      modal.close();
      const { queryKey } = reservationOptions(reservation.key, site.namespace);
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      setFailure(removalFailure(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        size="sm"
        onPress={modal.open}
        aria-label={t("site.status.removeCard", { card: cardName(card) })}
      >
        {t("site.status.remove")}
      </Button>
      <ModalGate modal={modal}>
        <Dialog
          isOpen
          size="sm"
          role="alertdialog"
          title={t("site.status.removeCard", { card: cardName(card) })}
          onOpenChange={(isOpen) => !isOpen && modal.close()}
          footer={
            <Button variant="danger" isPending={isPending} onPress={remove}>
              {t("site.status.remove")}
            </Button>
          }
        >
          <p>{t("site.status.removeDetail")}</p>
          {failure && (
            <p role="alert" className="mt-4 text-sm text-danger">
              {failure}
            </p>
          )}
        </Dialog>
      </ModalGate>
    </>
  );
}

function removalFailure(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  const isNeeded = problem?.kind === "refusal" && problem.code === IN_USE;
  return isNeeded ? t("site.status.cardNeeded") : requestFailure(error);
}
