// Starts 3-D Secure for a payment that waits for it.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { authenticateLatePayment } from "../../cards";
import { type Reservation, useSite } from "../../site";
import { paymentFailure } from "../failures";
import { reservationOptions } from "../queries";
import { unauthenticatedPayments } from "./charge";

export function AuthenticateDue({ reservation }: { reservation: Reservation }) {
  const { site } = useSite();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [payment] = unauthenticatedPayments(reservation);
  const authenticate = async () => {
    if (!payment) return;
    setPending(true);
    setFailure(null);
    try {
      await authenticateLatePayment(site.merchant, payment);
    } catch (error) {
      setFailure(paymentFailure(error));
    } finally {
      setPending(false);
      void client.invalidateQueries({
        queryKey: reservationOptions(reservation.key, site.namespace).queryKey,
      });
    }
  };
  if (!payment && !failure) return null;
  return (
    <section className="flex flex-col items-start gap-3 rounded-xl border border-warning-line bg-warning-soft p-5">
      <p className="font-medium">{t("site.status.unproven")}</p>
      {reservation.change && <p className="text-ink-muted">{t("site.change.waits")}</p>}
      {payment && (
        <Button variant="primary" isPending={isPending} onPress={authenticate}>
          {t("site.status.prove")}
        </Button>
      )}
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </section>
  );
}
