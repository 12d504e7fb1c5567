// Drawer to give nights a price or rules of their own.
import { type FormEvent, useId, useState } from "react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { Switch } from "@/ui/choice/switch";
import { CurrencyField } from "@/ui/form/currency-field";
import { PlainError } from "@/ui/form/field";
import { NumberPicker } from "@/ui/form/number-picker";
import { TextField } from "@/ui/form/text-field";
import { Drawer } from "@/ui/overlay/drawer";
import { failureText } from "../../../error-texts";
import type { Listing } from "../../data/api-types";
import { type NightRun, useSetNights } from "../../data/night-overrides";
import { dayAfter, dayBefore } from "../seasons/seasons";

const MAX_NIGHTS = 365;

export const lastNight = ({ end }: NightRun) => dayBefore(end);

interface NightsFormProps {
  listing: Listing;
  /** All existing ranges, for undo. */
  runs: readonly NightRun[];
  /** The range to change; `null` for a new one. */
  run: NightRun | null;
  title: string;
  onClose: () => void;
}

export function NightsForm({ listing, runs, run, title, onClose }: NightsFormProps) {
  const id = useId();
  const [first, setFirst] = useState(run?.start ?? "");
  const [last, setLast] = useState(run ? lastNight(run) : "");
  const [amount, setAmount] = useState(run?.amount ?? null);
  const [minNights, setMinNights] = useState(run?.min_nights ?? null);
  const [isClosed, setClosed] = useState(run?.closed ?? false);
  const [wasTried, setTried] = useState(false);
  const save = useSetNights(listing.key, runs, onClose);
  const isInOrder = first !== "" && last !== "" && first <= last;
  const saysNothing = amount === null && minNights === null && !isClosed;
  const failure = save.error ? failureText(save.error, []) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isInOrder || saysNothing || save.isPending) return;
    const nights = { start: first, end: dayAfter(last), amount, min_nights: minNights, closed: isClosed };
    save.mutate({ run: nights, title: t("editor.nights.saved") });
  };
  return (
    <Drawer
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isPending={save.isPending}>
            {t("account.save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={t("editor.nights.first")}
            value={first}
            isInvalid={wasTried && first === ""}
            onChange={(typed) => {
              setFirst(typed);
              if (last === "" || last < typed) setLast(typed);
            }}
          />
          <TextField
            type="date"
            label={t("editor.nights.last")}
            value={last}
            isInvalid={wasTried && !isInOrder}
            errorMessage={t("editor.nights.order")}
            onChange={setLast}
          />
        </div>
        <Switch isSelected={isClosed} onChange={setClosed}>
          {t("editor.nights.closed")}
        </Switch>
        <CurrencyField
          label={t("editor.nights.amount")}
          description={t("editor.nights.asSeason")}
          currency={listing.currency.code}
          value={amount}
          onChange={setAmount}
        />
        <NumberPicker
          label={t("editor.nights.minNights")}
          description={t("editor.nights.asSeason")}
          value={minNights ?? Number.NaN}
          minValue={1}
          maxValue={MAX_NIGHTS}
          onChange={(typed) => setMinNights(Number.isNaN(typed) ? null : typed)}
          className="sm:max-w-64"
        />
        {wasTried && saysNothing && (
          <PlainError id={`${id}-nothing`}>{t("editor.nights.saysNothing")}</PlainError>
        )}
        {failure && <PlainError id={`${id}-failure`}>{failure}</PlainError>}
      </form>
    </Drawer>
  );
}
