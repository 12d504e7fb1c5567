// Signing the rental agreement after booking, for a reservation without a signature.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { AgreementButton } from "../../quote";
import { type Reservation, useSite } from "../../site";
import { recordAgreement } from "../booking";
import { agreementFailure } from "../failures";
import { reservationOptions } from "../queries";

export function AgreementDue({ reservation, quote }: { reservation: Reservation; quote: string }) {
  const { site } = useSite();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sign = async () => {
    setPending(true);
    try {
      const name = `${reservation.first_name} ${reservation.last_name}`.trim();
      const signed = await recordAgreement(reservation.key, name);
      client.setQueryData(reservationOptions(reservation.key, site.namespace).queryKey, signed);
    } catch (error) {
      setFailure(agreementFailure(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="flex flex-col gap-3 rounded-xl border border-warning-line bg-warning-soft p-5">
      <p className="font-medium">{t("site.status.notSigned")}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="primary" isPending={isPending} onPress={sign}>
          {t("site.status.sign")}
        </Button>
        <AgreementButton quote={quote} label={t("site.checkout.readAgreement")} />
      </div>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </section>
  );
}
