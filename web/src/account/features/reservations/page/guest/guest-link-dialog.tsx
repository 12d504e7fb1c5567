// The guest's link: shown on request to users who may act on the booking, and renewed if others have got it.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink, RefreshCw } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { CopyLine } from "@/ui/action/copy-line";
import { Link } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { failureText } from "../../../error-texts";
import { Failure } from "../../actions/action-dialog";
import type { Reservation } from "../../data/api-types";
import { renewGuestLink } from "../../data/calls";
import { guestLinkQuery, historyQuery } from "../../data/queries";
import { PartFailed } from "../part-failed";

interface GuestLinkDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

export function GuestLinkDialog({ reservation, onClose }: GuestLinkDialogProps) {
  const [isRenewed, setRenewed] = useState(false);
  return isRenewed ? (
    <RenewDialog reservation={reservation} onClose={() => setRenewed(false)} />
  ) : (
    <LinkDialog reservation={reservation} onRenew={() => setRenewed(true)} onClose={onClose} />
  );
}

function LinkDialog({ reservation, onRenew, onClose }: GuestLinkDialogProps & { onRenew: () => void }) {
  const link = useQuery({ ...guestLinkQuery(reservation.key), meta: { showsOwnError: true } });
  return (
    <Dialog
      isOpen
      size="md"
      title={t("account.guest.page")}
      onOpenChange={onClose}
      footer={
        <Button onPress={onRenew}>
          <RefreshCw aria-hidden /> {t("account.guest.renew")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-muted">{t("account.guest.linkDetail")}</p>
        {link.isPending && <SkeletonText lines={2} />}
        {link.error && <PartFailed error={link.error} onRetry={() => void link.refetch()} />}
        {link.data && (
          <>
            <CopyLine
              text={link.data.url}
              label={t("account.guest.linkCopy")}
              done={t("account.guest.linkCopied")}
            />
            <Outside href={link.data.url} text={t("account.guest.linkOpen")} />
            {reservation.contact_mode === "verifying" && (
              <Outside href={link.data.contact_url} text={t("account.guest.contactPage")} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const Outside = ({ href, text }: { href: string; text: string }) => (
  <Link href={href} target="_blank" className="inline-flex items-center gap-1.5 self-start">
    {text}
    <ExternalLink aria-hidden className="size-3.5" />
  </Link>
);

function RenewDialog({ reservation: { key }, onClose }: GuestLinkDialogProps) {
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: () => renewGuestLink(key),
    meta: { showsOwnError: true },
    onSuccess: (made) => {
      client.setQueryData(guestLinkQuery(key).queryKey, made);
      void client.invalidateQueries({ queryKey: historyQuery(key).queryKey });
      toasts.show({ kind: "success", title: t("account.guest.renewed") });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("account.guest.renewTitle")}
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={renew.isPending} onPress={onClose}>
            {t("account.cancel")}
          </Button>
          <Button variant="primary" isPending={renew.isPending} onPress={() => renew.mutate()}>
            {t("account.guest.renew")}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t("account.guest.renewDetail")}</p>
      <Failure text={failureText(renew.error)} />
    </Dialog>
  );
}
