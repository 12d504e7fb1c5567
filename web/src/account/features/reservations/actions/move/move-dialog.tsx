// Moves a stay to other dates: the home's calendar, the difference to the cent, and then the change.
import { useState } from "react";
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { failureText } from "../../../error-texts";
import type { MovePreview, MoveRequest, Reservation } from "../../data/api-types";
import { moveDates } from "../../data/calls";
import { type StayDates, stayText } from "../../data/stay-dates";
import { useTakenNights } from "../../data/taken-nights";
import { useAction } from "../../data/use-action";
import { ActionDialog, type ActionDialogOf, Failure } from "../action-dialog";
import { OwnPrice } from "../own-price";
import { SettlementLoading } from "../settlement";
import { MoveSummary } from "./move-summary";
import { StayCalendar } from "./stay-calendar";
import { agreedOf, confirmText, isAboutRules, useMovePreview } from "./use-move";

const isSameStay = (dates: StayDates, { check_in, check_out }: Reservation) =>
  dates.check_in === check_in && dates.check_out === check_out;

export function MoveDialog({ reservation, onClose }: ActionDialogOf) {
  const { key, currency, property } = reservation;
  const [dates, setDates] = useState<StayDates>(reservation);
  const [hasOwnPrice, setOwnPrice] = useState(false);
  const [total, setTotal] = useState<number | null>(null);
  const [isDespiteRules, setDespiteRules] = useState(false);
  const taken = useTakenNights(property, key);
  const isMoved = !isSameStay(dates, reservation);
  const request: MoveRequest = {
    check_in: dates.check_in,
    check_out: dates.check_out,
    total: hasOwnPrice ? total : null,
    ignore_rules: isDespiteRules,
  };
  const { shown, error, isLoading, isStale } = useMovePreview(key, request, isMoved);
  const action = useAction({
    send: (agreed: MovePreview) => moveDates(key, { ...request, agreed: agreedOf(agreed) }),
    done: ({ change }) => (change ? t("account.move.waits") : t("account.move.done")),
    onDone: onClose,
  });
  const isPriced = !hasOwnPrice || total !== null;
  return (
    <ActionDialog
      size="lg"
      title={t("account.move.title")}
      confirm={confirmText(isStale ? undefined : shown)}
      isPending={action.isPending}
      isDisabled={!shown || isStale || !isPriced}
      error={action.error}
      onConfirm={() => shown && action.run(shown)}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <StayCalendar
          autoFocus
          label={t("account.move.calendar")}
          value={dates}
          taken={taken}
          onChange={setDates}
        />
        <div className="flex flex-col gap-5">
          <div>
            <p className="text-sm text-ink-subtle">
              {t("account.move.from", { stay: stayText(reservation) })}
            </p>
            <p className="text-lg font-semibold">{isMoved ? stayText(dates) : t("account.move.pick")}</p>
          </div>
          {isLoading && <SettlementLoading />}
          {shown && <MoveSummary preview={shown} isStale={isStale} />}
          <Failure text={failureText(error)} />
          {(isDespiteRules || isAboutRules(error)) && (
            <Checkbox isSelected={isDespiteRules} onChange={setDespiteRules}>
              {t("account.act.despiteRules")}
            </Checkbox>
          )}
          {isMoved && (
            <OwnPrice
              currency={currency.code}
              isWanted={hasOwnPrice}
              total={total}
              onWant={setOwnPrice}
              onChange={setTotal}
            />
          )}
        </div>
      </div>
    </ActionDialog>
  );
}
