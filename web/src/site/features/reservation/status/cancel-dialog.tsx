// The modal to cancel a reservation: shows the exact refund before anything is done.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, dataOf } from "@/api/client";
import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { TextArea } from "@/ui/form/text-area";
import { Dialog } from "@/ui/overlay/dialog";
import { exact } from "../../properties";
import { type CancelPreview, type Reservation, useSite } from "../../site";
import { refusedOr } from "../failures";
import { reservationOptions } from "../queries";

export interface CancelDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

const refusalText = (error: unknown) => refusedOr(error, t("site.failure.request"));

export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const { site } = useSite();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { path: { key: reservation.key } };
  const isRequest = reservation.status === RESERVATION_STATUS.open;
  const preview = useQuery({
    queryKey: ["cancel-preview", reservation.key],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/reservation/{key}/cancel-preview", { params, signal })),
    gcTime: 0,
  });
  const cancel = async () => {
    setPending(true);
    setFailure(null);
    try {
      const done = await dataOf(
        api.POST("/websites/api/v2/reservation/{key}/cancel", { params, body: { reason } }),
      );
      client.setQueryData(reservationOptions(reservation.key, site.namespace).queryKey, done.reservation);
      onClose();
    } catch (error) {
      setFailure(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={isRequest ? t("site.cancel.requestTitle") : t("site.cancel.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            {isRequest ? t("site.cancel.requestKeep") : t("site.cancel.keep")}
          </Button>
          <Button variant="danger" isPending={isPending} isDisabled={!preview.data} onPress={cancel}>
            {isRequest ? t("site.cancel.requestSubmit") : t("site.cancel.submit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {preview.isPending && <SkeletonText lines={3} />}
        {preview.error && <p role="alert">{refusalText(preview.error)}</p>}
        {preview.data && isRequest && preview.data.paid === 0 && <p>{t("site.status.canceledFree")}</p>}
        {preview.data && !(isRequest && preview.data.paid === 0) && <Settlement preview={preview.data} />}
        {preview.data && (
          <TextArea isOptional label={t("site.cancel.reason")} rows={2} value={reason} onChange={setReason} />
        )}
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Settlement({
  preview: { paid, refunded_before, refund, kept, kept_by_change, owner_decides, currency },
}: {
  preview: CancelPreview;
}) {
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-2 rounded-lg bg-sunken p-4 tabular-nums">
        <Amount name={t("site.cancel.paid")} amount={exact(paid + refunded_before, currency)} />
        {refunded_before > 0 && (
          <Amount name={t("site.cancel.returned")} amount={exact(-refunded_before, currency)} />
        )}
        <Amount name={t("site.cancel.kept")} amount={exact(-kept, currency)} />
        <Amount isResult name={t("site.cancel.refund")} amount={exact(refund, currency)} />
      </dl>
      {kept_by_change > 0 && (
        <p className="text-sm text-ink-muted">
          {t("site.cancel.keptByChange", { amount: exact(kept, currency) })}{" "}
          {t("site.cancel.byPolicy", { amount: exact(refund + kept_by_change, currency) })}
        </p>
      )}
      <p className="text-sm text-ink-subtle">
        {owner_decides ? t("site.cancel.ownerDecides") : t("site.cancel.note")}
      </p>
    </div>
  );
}

function Amount({ name, amount, isResult }: { name: string; amount: string; isResult?: boolean }) {
  return (
    <div
      className={
        isResult
          ? "flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold"
          : "flex justify-between gap-4 text-ink-muted"
      }
    >
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
