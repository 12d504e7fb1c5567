// The agreement as the guest has it, in a sandboxed frame that cannot run scripts.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/account";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { EmbeddedFrame } from "@/ui/layout/embedded-frame";
import { Dialog } from "@/ui/overlay/dialog";
import { agreementQuery } from "../../data/queries";
import { PartFailed } from "../part-failed";

export function AgreementDialog({ reservation, onClose }: { reservation: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery({
    ...agreementQuery(reservation),
    meta: { showsOwnError: true },
  });
  return (
    <Dialog isOpen size="lg" title={t("account.guest.agreement")} onOpenChange={onClose}>
      {isPending && <SkeletonText lines={12} />}
      {error && <PartFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <EmbeddedFrame title={t("account.guest.agreement")} html={data} />}
    </Dialog>
  );
}
