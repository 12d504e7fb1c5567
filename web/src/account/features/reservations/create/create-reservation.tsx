// Books a stay for a guest who called or wrote: home, dates, party, and the price before anything is booked.
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { t } from "@/i18n/account";
import { sessionStore } from "@/kit/browser/storage";
import { Button } from "@/ui/action/button";
import { useStoredState } from "@/ui/use-stored-state";
import type { ModalProps } from "../../lists";
import { recordHref } from "../../resources";
import { ActionDialog } from "../actions/action-dialog";
import type { NewReservation } from "../data/api-types";
import { createReservation } from "../data/calls";
import { useAction } from "../data/use-action";
import { GuestFields } from "./guest-fields";
import { type Draft, EMPTY_DRAFT, reservationOf } from "./new-stay";
import { PricePreview } from "./price-preview";
import { StayFields } from "./stay-fields";
import { usePreview } from "./use-preview";

const STORAGE_KEY = "new-reservation";

const isTouched = (draft: Draft) => JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);

/** A stay picked elsewhere. It gets a new draft; the stored one stays for later. */
export type PickedStay = Pick<Draft, "property" | "property_name" | "check_in" | "check_out"> &
  Partial<Draft>;

function useDraft(stay: PickedStay | undefined) {
  const stored = useStoredState<Draft>(sessionStore, STORAGE_KEY, () => EMPTY_DRAFT);
  const own = useState<Draft>({ ...EMPTY_DRAFT, ...stay });
  return stay ? own : stored;
}

export function CreateReservation({ stay, onClose }: ModalProps & { stay?: PickedStay }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(stay);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const preview = usePreview(draft);
  const action = useAction({
    send: (request: NewReservation, idempotencyKey) => createReservation(request, idempotencyKey),
    done: () => t("account.create.done"),
    onDone: ({ key }) => {
      setDraft(EMPTY_DRAFT);
      onClose();
      void navigate({ href: recordHref("reservation", key) });
    },
  });
  const request = reservationOf(draft);
  const isBookable = Boolean(
    preview.data?.bookable && !preview.error && (preview.data.warnings.length === 0 || draft.ignore_rules),
  );
  const isPriced = !draft.has_own_price || draft.total !== null;
  const book = () => {
    if (draft.first_name.trim() === "") action.errors.report({ first_name: [t("ui.required")] });
    else if (request) action.run(request);
  };
  return (
    <ActionDialog
      size="lg"
      title={t("account.create.title")}
      confirm={t("account.create.confirm")}
      isPending={action.isPending}
      isDisabled={!isBookable || !isPriced || preview.isStale}
      error={action.error}
      toldFields={["first_name", "last_name", "email", "phone"]}
      onConfirm={book}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-7">
          <StayFields draft={draft} bill={preview.data?.quote} onChange={set} />
          <GuestFields draft={draft} errors={action.errors} onChange={set} />
          {isTouched(draft) && (
            <Button
              size="sm"
              variant="quiet"
              className="-ms-3 self-start"
              onPress={() => setDraft(EMPTY_DRAFT)}
            >
              {t("account.create.clear")}
            </Button>
          )}
        </div>
        <PricePreview draft={draft} preview={preview} onChange={set} />
      </div>
    </ActionDialog>
  );
}
