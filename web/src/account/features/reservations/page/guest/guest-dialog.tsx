// Corrects the guest's data and the source of the booking.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, CONFLICT } from "@/api/errors";
import { t } from "@/i18n/account";
import { EmailField } from "@/ui/form/email-field";
import { TelephoneField } from "@/ui/form/telephone-field";
import { TextField } from "@/ui/form/text-field";
import { toasts } from "@/ui/overlay/toast-queue";
import { useShortForm } from "../../../forms";
import { resourceOf, rowQuery } from "../../../resources";
import { ActionDialog } from "../../actions/action-dialog";
import type { ReservationRow } from "../../data/api-types";
import { refreshReservation } from "../../data/queries";
import type { Source } from "../../sources/new-source";
import { SourceField } from "../../sources/source-field";

const detailsOf = ({ first_name, last_name, email, phone, source }: ReservationRow) => ({
  first_name,
  last_name,
  email,
  phone,
  source,
});

type Details = ReturnType<typeof detailsOf>;

const changed = (before: Details, after: Details): Partial<Details> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Details]),
  );

export function GuestDialog({ row, onClose }: { row: ReservationRow; onClose: () => void }) {
  const client = useQueryClient();
  const [initial] = useState(() => detailsOf(row));
  const { source } = initial;
  /** `undefined` until the user picks one: then the stored source applies. */
  const [picked, setPicked] = useState<Source | null>();
  const form = useShortForm({
    initial,
    send: async (values) => {
      try {
        const changes = { ...changed(initial, values), version: row.version };
        return await resourceOf<ReservationRow>("reservation").update(row.key, changes);
      } catch (error) {
        // After a conflict, a retry starts from the current row and changes only what was typed here.
        if (error instanceof ApiError && error.problem.status === CONFLICT) await refreshReservation(client);
        throw error;
      }
    },
    showsOwnError: true,
    onDone: async () => {
      toasts.show({ kind: "success", title: t("account.record.saved") });
      onClose();
      await refreshReservation(client);
    },
  });
  const known = useQuery({
    ...rowQuery<Source>("source", source ?? ""),
    enabled: source !== null,
    meta: { showsOwnError: true },
  });
  return (
    <ActionDialog
      title={t("account.guest.edit")}
      confirm={t("account.save")}
      error={form.error}
      toldFields={["first_name", "last_name", "email", "phone"]}
      isPending={form.isPending}
      onConfirm={() => form.send({})}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t("account.field.first_name")} {...form.field("first_name")} autoFocus />
        <TextField label={t("account.field.last_name")} {...form.field("last_name")} />
        <EmailField label={t("account.field.email")} {...form.field("email")} />
        <TelephoneField label={t("account.field.phone")} {...form.field("phone")} />
        <SourceField
          value={picked === undefined ? (known.data ?? null) : picked}
          onChange={(next) => {
            setPicked(next);
            form.set({ source: next?.key ?? null });
          }}
          className="sm:col-span-2"
        />
      </div>
    </ActionDialog>
  );
}
