// Confirms a move to dates or to another home chosen on the calendar: what it means to the cent, and the button that moves the
// stay.
import { useEffect, useRef, useState } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Checkbox } from "@/ui/choice/checkbox";
import { failureText } from "../../../error-texts";
import type { MovePreview, MoveRequest } from "../../data/api-types";
import { changeStay } from "../../data/calls";
import { type StayDates, stayText } from "../../data/stay-dates";
import { useAction } from "../../data/use-action";
import type { NamedHome } from "../../stay/home-field";
import { Failure } from "../action-dialog";
import { SettlementLoading } from "../settlement";
import { MoveSummary } from "./move-summary";
import { BY_RATES, isPriced, PriceChoice, totalOf } from "./price-choice";
import { agreedOf, confirmText, isAboutRules, useMovePreview } from "./use-move";

interface MoveConfirmProps {
  /** Its key. */
  reservation: string;
  from: StayDates;
  to: StayDates;
  /** The other home that the stay moves to. */
  home?: NamedHome;
  /** Set if this undoes a move: the former total. If no money moves, runs without another confirmation. */
  total?: number;
  onClose: () => void;
  /** Called with the former total. */
  onUndo: (total: number) => void;
}

export function MoveConfirm({ reservation, from, to, home, total, onClose, onUndo }: MoveConfirmProps) {
  const isUndo = total !== undefined;
  const [isDespiteRules, setDespiteRules] = useState(isUndo);
  const [price, setPrice] = useState(BY_RATES);
  // The former total is known from the preview.
  const [before, setBefore] = useState(0);
  const request: MoveRequest = {
    ...to,
    property: home?.key ?? null,
    total: total ?? totalOf(price, before),
    ignore_rules: isDespiteRules,
  };
  const { shown, error, isLoading, isStale } = useMovePreview(reservation, request, true);
  const action = useAction({
    send: (agreed: MovePreview) => changeStay(reservation, { ...request, agreed: agreedOf(agreed) }),
    done: ({ change }) => (change ? t("account.move.waits") : t("account.move.done")),
    undo: isUndo ? undefined : () => shown && onUndo(shown.difference.before),
    onDone: onClose,
  });
  const isFree = shown?.due_now === 0 && shown.refund === 0;
  const hasGoneBack = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, as soon as the move is known to cost nothing
  useEffect(() => {
    if (!isUndo || !isFree || isStale || hasGoneBack.current) return;
    hasGoneBack.current = true;
    action.run(shown);
  }, [isUndo, isFree, isStale]);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-ink-subtle">{t("account.move.from", { stay: stayText(from) })}</p>
        <p className="text-lg font-semibold">{stayText(to)}</p>
        {home && <p className="font-medium wrap-anywhere">{home.name}</p>}
      </div>
      {isLoading && <SettlementLoading />}
      {shown && <MoveSummary preview={shown} isStale={isStale} />}
      {home && !isUndo && shown && (
        <PriceChoice
          price={price}
          before={shown.difference.before}
          currency={shown.currency}
          onChange={(next) => {
            setBefore(shown.difference.before);
            setPrice(next);
          }}
        />
      )}
      <Failure text={failureText(action.error ?? error)} />
      {(isDespiteRules || isAboutRules(error)) && (
        <Checkbox isSelected={isDespiteRules} onChange={setDespiteRules}>
          {t("account.act.despiteRules")}
        </Checkbox>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" isDisabled={action.isPending} onPress={onClose}>
          {t("account.cancel")}
        </Button>
        <Button
          size="sm"
          variant="primary"
          isPending={action.isPending}
          isDisabled={!shown || isStale || !isPriced(price)}
          onPress={() => shown && action.run(shown)}
        >
          {confirmText(isStale ? undefined : shown)}
        </Button>
      </div>
    </div>
  );
}
