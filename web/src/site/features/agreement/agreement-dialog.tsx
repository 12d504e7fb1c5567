// The modal that shows a rental agreement: the server's HTML in a sandboxed frame that cannot run scripts.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/site";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { EmbeddedFrame } from "@/ui/layout/embedded-frame";
import { Dialog } from "@/ui/overlay/dialog";

export interface AgreementDialogProps {
  /** Quote key. */
  quote: string;
  onClose: () => void;
}

async function fetchAgreement(quote: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/websites/api/v2/quote/${encodeURIComponent(quote)}/agreement/`, {
    credentials: "same-origin",
    signal,
  });
  if (!response.ok) throw new Error(`The agreement answered ${response.status}.`);
  return response.text();
}

export function AgreementDialog({ quote, onClose }: AgreementDialogProps) {
  const { data, isError } = useQuery({
    queryKey: ["agreement", quote],
    queryFn: ({ signal }) => fetchAgreement(quote, signal),
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={t("site.agreement.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isError && <p role="alert">{t("site.agreement.failed")}</p>}
      {!isError && data === undefined && <SkeletonText lines={12} />}
      {data !== undefined && <EmbeddedFrame title={t("site.agreement.title")} html={data} />}
    </Dialog>
  );
}
