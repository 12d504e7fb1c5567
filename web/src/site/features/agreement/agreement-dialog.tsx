// The modal that shows a rental agreement: the server's HTML in a sandboxed frame without scripts or access to the page.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/site";
import { SkeletonText } from "@/ui/feedback/skeleton";
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
      {data !== undefined && (
        <iframe
          sandbox=""
          srcDoc={data}
          title={t("site.agreement.title")}
          className="h-[65dvh] w-full rounded-md border border-line bg-white"
        />
      )}
    </Dialog>
  );
}
