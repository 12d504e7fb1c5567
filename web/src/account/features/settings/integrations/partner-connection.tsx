// Connection to a partner's property system: credentials, progress of the synchronization, and a button to disconnect.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "@/api/client";
import { ApiError } from "@/api/errors";
import type { components } from "@/api/schema";
import { t } from "@/i18n/settings";
import { Button } from "@/ui/action/button";
import { Badge } from "@/ui/feedback/badge";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { TextField } from "@/ui/form/text-field";
import { Card } from "@/ui/layout/card";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { useShortForm } from "../../forms";
import { instantText } from "../../values";

type Connection = components["schemas"]["PartnerConnectionOut"];

const PATH = "/api/v2/partner-connection";
const QUERY_KEY = ["partner-connection"];
const ASK_EVERY = 2000;
const NOT_FOUND = 404;

/** `null` if the account is not connected. */
async function readConnection({ signal }: { signal: AbortSignal }): Promise<Connection | null> {
  try {
    return await dataOf(api.GET(PATH, { signal }));
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === NOT_FOUND) return null;
    throw error;
  }
}

export function PartnerConnection() {
  const { data, isPending } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: readConnection,
    refetchInterval: ({ state }) => (state.data?.syncing ? ASK_EVERY : false),
  });
  const [isChanging, setChanging] = useState(false);
  if (isPending) return <SkeletonText lines={3} />;
  return (
    <Card className="p-5">
      {data && !isChanging ? (
        <Connected connection={data} onChange={() => setChanging(true)} />
      ) : (
        <Credentials clientId={data?.client_id ?? ""} onDone={() => setChanging(false)} />
      )}
    </Card>
  );
}

function Credentials({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const client = useQueryClient();
  const form = useShortForm({
    initial: { client_id: clientId, client_secret: "" },
    send: (body) => dataOf(api.PUT(PATH, { body })),
    onDone: (connection) => {
      client.setQueryData(QUERY_KEY, connection);
      toasts.show({ kind: "success", title: t("settings.partnerSyncing") });
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} className="grid gap-5 sm:grid-cols-2">
      <TextField {...form.field("client_id")} label={t("settings.partnerId")} autoComplete="off" />
      <TextField
        {...form.field("client_secret")}
        type="password"
        label={t("settings.partnerSecret")}
        description={t("settings.partnerSecretHint")}
        autoComplete="off"
      />
      <div className="flex justify-end gap-3 sm:col-span-2">
        {clientId && <Button onPress={onDone}>{t("account.cancel")}</Button>}
        <Button type="submit" isPending={form.isPending}>
          {t("settings.partnerConnect")}
        </Button>
      </div>
    </form>
  );
}

function Connected({ connection, onChange }: { connection: Connection; onChange: () => void }) {
  const { client_id, listing_count, synced_at, syncing, failure } = connection;
  const client = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const sync = useMutation({
    mutationFn: () => dataOf(api.POST(`${PATH}/sync`, {})),
    onSuccess: (now) => {
      client.setQueryData(QUERY_KEY, now);
      toasts.show({ kind: "success", title: t("settings.partnerSyncing") });
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-medium wrap-anywhere">{client_id}</span>
        <Badge tone={syncing ? "info" : "success"}>
          {syncing ? t("settings.partnerReading") : t("settings.partnerHomes", { count: listing_count })}
        </Badge>
        {synced_at && (
          <span className="text-sm text-ink-muted">
            {t("settings.partnerRead", { when: instantText(synced_at) })}
          </span>
        )}
      </div>
      {failure && <p className="text-sm text-danger">{t("settings.partnerFailed", { why: failure })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => sync.mutate()} isPending={sync.isPending} isDisabled={syncing}>
          <RefreshCw aria-hidden /> {t("settings.partnerSync")}
        </Button>
        <Button onPress={onChange}>{t("settings.partnerChange")}</Button>
        <Button variant="quiet" onPress={() => setEnding(true)}>
          {t("settings.partnerEnd")}
        </Button>
      </div>
      {isEnding && <EndDialog onClose={() => setEnding(false)} />}
    </div>
  );
}

function EndDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => dataOf(api.DELETE(PATH, {})),
    onSuccess: () => {
      client.setQueryData(QUERY_KEY, null);
      toasts.show({ kind: "success", title: t("settings.partnerEnded") });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("settings.partnerEndTitle")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="danger" isPending={end.isPending} onPress={() => end.mutate()}>
            {t("settings.partnerEnd")}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t("settings.partnerEndDetail")}</p>
    </Dialog>
  );
}
