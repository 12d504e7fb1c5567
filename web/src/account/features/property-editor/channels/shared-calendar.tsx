// Address of the home's own iCal feed, and a button to replace it if it has leaked.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "@/api/client";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { CopyLine } from "@/ui/action/copy-line";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { RowsFailed } from "../rows/rows-failed";

const PATH = "/api/v2/property/{key}/shared-calendar";

const sharedQuery = (key: string) => ({
  queryKey: ["shared-calendar", key],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    dataOf(api.GET(PATH, { params: { path: { key } }, signal })),
  meta: { showsOwnError: true },
});

export function SharedCalendar({ property }: { property: string }) {
  const shared = useQuery(sharedQuery(property));
  const [isAsked, setAsked] = useState(false);
  return (
    <Section
      title={t("editor.shared.title")}
      hint={t("editor.shared.hint")}
      action={
        <Button size="sm" onPress={() => setAsked(true)} isDisabled={!shared.data}>
          <RefreshCw aria-hidden /> {t("editor.shared.renew")}
        </Button>
      }
    >
      {shared.isPending && <SkeletonText lines={1} />}
      <RowsFailed query={shared} />
      {shared.data && (
        <CopyLine text={shared.data.url} label={t("editor.shared.copy")} done={t("editor.shared.copied")} />
      )}
      {isAsked && <RenewDialog property={property} onClose={() => setAsked(false)} />}
    </Section>
  );
}

function RenewDialog({ property, onClose }: { property: string; onClose: () => void }) {
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: () => dataOf(api.POST(PATH, { params: { path: { key: property } } })),
    onSuccess: (made) => {
      client.setQueryData(sharedQuery(property).queryKey, made);
      toasts.show({ kind: "success", title: t("editor.shared.renewed") });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("editor.shared.renewTitle")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="primary" isPending={renew.isPending} onPress={() => renew.mutate()}>
            {t("editor.shared.renew")}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t("editor.shared.renewDetail")}</p>
    </Dialog>
  );
}
