// Deletes one row after a confirmation; offers undo if the row is only marked as deleted.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { RESERVATION_STATUS } from "@/api/codes";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { listHref, type ResourceName, refreshRows, resourceOf, rowsQuery } from "../resources";
import { deletionText, hasState } from "../states";
import { type AnyRow, nameOfRow } from "./record-name";

interface DeleteRecordProps {
  resource: ResourceName;
  row: AnyRow;
  /** Where to go afterwards; by default the list. */
  backTo?: string;
}

/** Button that asks, deletes, and goes back. */
export function DeleteRecord(props: DeleteRecordProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        label={t("account.action.delete")}
        variant="secondary"
        size="sm"
        onPress={() => setAsked(true)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <DeleteDialog {...props} isOpen={isAsked} onOpenChange={setAsked} />
    </>
  );
}

interface DeleteDialogProps extends DeleteRecordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The question alone, for pages that have it in a menu. */
export function DeleteDialog({
  resource,
  row,
  backTo = listHref(resource),
  isOpen,
  onOpenChange,
}: DeleteDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => refreshRows(client, resource);
  const bringBack = useMutation({
    mutationFn: (state_status: unknown) =>
      resourceOf<Row>(resource).update(row.key, { state_status } as Partial<Row>),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: async () => {
      await resourceOf(resource).remove(row.key);
      return hasState(row) && (await isStillThere(resource, row.key));
    },
    onSuccess: async (isMarked) => {
      toasts.show({
        kind: "success",
        title: t("account.record.deleted"),
        action: isMarked
          ? { label: t("account.bulk.undo"), run: () => bringBack.mutate(row.state_status) }
          : undefined,
      });
      await navigate({ href: backTo });
      await refresh();
    },
    onSettled: () => onOpenChange(false),
  });
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={t("account.record.deleteTitle", { name: nameOfRow(row) })}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t("account.cancel")}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            {t("account.action.delete")}
          </Button>
        </>
      }
    >
      {resource === "property" && <StaysAhead property={row.key} />}
      <p>{deletionText([row])}</p>
    </Dialog>
  );
}

/** Rows that others need still exist, marked as deleted. */
const isStillThere = (resource: ResourceName, key: string) =>
  resourceOf(resource)
    .get(key)
    .then(
      () => true,
      () => false,
    );

/** Statuses of requests and bookings that have not ended. */
const COMING = [RESERVATION_STATUS.open, RESERVATION_STATUS.reserved, RESERVATION_STATUS.tentative];

function StaysAhead({ property }: { property: string }) {
  const filters = { property, status: COMING, check_out__gte: toIsoDate(localToday()) };
  const { data } = useQuery({
    ...rowsQuery("reservation", { filters, limit: 1 }),
    staleTime: 0,
    meta: { showsOwnError: true },
  });
  if (!data || data.total_count === 0) return null;
  return (
    <p role="status" className="mb-3 font-medium text-warning">
      {t("account.delete.staysAhead", { count: data.total_count })}
    </p>
  );
}
