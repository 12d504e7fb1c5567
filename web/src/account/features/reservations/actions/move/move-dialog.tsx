// Edits a booking: its home, dates, guests and add-ons, the difference to the cent, and then the change.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SYSTEM_TYPE } from "@/api/codes";
import { t } from "@/i18n/account";
import { Checkbox } from "@/ui/choice/checkbox";
import { failureText } from "../../../error-texts";
import { rowQuery } from "../../../resources";
import type { Home, MovePreview, MoveRequest } from "../../data/api-types";
import { changeStay } from "../../data/calls";
import { billQuery } from "../../data/queries";
import { stayText } from "../../data/stay-dates";
import { useTakenNights } from "../../data/taken-nights";
import { useAction } from "../../data/use-action";
import { AddonFields, addonsOf, selectedKeys } from "../../stay/addon-fields";
import { HomeField } from "../../stay/home-field";
import { PartyFields } from "../../stay/party-fields";
import { ActionDialog, type ActionDialogOf, Failure } from "../action-dialog";
import { SettlementLoading } from "../settlement";
import { changeOf, type EditedStay, editedOf } from "./edited-stay";
import { MoveSummary } from "./move-summary";
import { BY_RATES, isPriced, PriceChoice, totalOf } from "./price-choice";
import { StayCalendar } from "./stay-calendar";
import { agreedOf, confirmText, isAboutRules, useMovePreview } from "./use-move";

const isOwnHome = { system_type: SYSTEM_TYPE.native };

export function MoveDialog({ reservation, onClose }: ActionDialogOf) {
  const { key, currency, property, total: before } = reservation;
  const [edited, setEdited] = useState<EditedStay>(() => editedOf(reservation));
  const [price, setPrice] = useState(BY_RATES);
  const [isDespiteRules, setDespiteRules] = useState(false);
  const booked = useQuery(rowQuery<Home>("property", property));
  const bill = useQuery(billQuery(key));
  const home = edited.home ?? (booked.data ? { key: property, name: booked.data.name } : null);
  const taken = useTakenNights(home?.key ?? property, key);
  const own = bill.data ? addonsOf(bill.data) : [];
  const change = changeOf(edited, reservation, selectedKeys(own));
  const request: MoveRequest = { ...change, total: totalOf(price, before), ignore_rules: isDespiteRules };
  const { shown, error, isLoading, isStale } = useMovePreview(key, request, change !== null);
  const action = useAction({
    send: (agreed: MovePreview) => changeStay(key, { ...request, agreed: agreedOf(agreed) }),
    done: ({ change }) => (change ? t("account.move.waits") : t("account.move.done")),
    onDone: onClose,
  });
  const edit = (part: Partial<EditedStay>) => setEdited({ ...edited, ...part });
  const offered = shown?.addons ?? own;
  return (
    <ActionDialog
      size="lg"
      title={t("account.move.title")}
      confirm={confirmText(isStale ? undefined : shown)}
      isPending={action.isPending}
      isDisabled={!shown || isStale || !isPriced(price)}
      error={action.error}
      onConfirm={() => shown && action.run(shown)}
      onClose={onClose}
    >
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <HomeField home={home} filters={isOwnHome} onChange={(home) => edit({ home, addons: null })} />
          <StayCalendar
            autoFocus
            label={t("account.move.calendar")}
            value={edited}
            taken={taken}
            onChange={edit}
          />
          <PartyFields party={edited} onChange={edit} />
          <AddonFields
            offered={offered}
            chosen={edited.addons ?? selectedKeys(offered)}
            currency={currency}
            onChange={(addons) => edit({ addons })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <p className="text-sm text-ink-subtle">
              {t("account.move.from", { stay: stayText(reservation) })}
            </p>
            <p className="text-lg font-semibold">{change ? stayText(edited) : t("account.move.pick")}</p>
            {change?.property && home && <p className="font-medium wrap-anywhere">{home.name}</p>}
          </div>
          {isLoading && <SettlementLoading />}
          {shown && <MoveSummary preview={shown} isStale={isStale} />}
          <Failure text={failureText(error)} />
          {(isDespiteRules || isAboutRules(error)) && (
            <Checkbox isSelected={isDespiteRules} onChange={setDespiteRules}>
              {t("account.act.despiteRules")}
            </Checkbox>
          )}
          {change && <PriceChoice price={price} before={before} currency={currency} onChange={setPrice} />}
        </div>
      </div>
    </ActionDialog>
  );
}
