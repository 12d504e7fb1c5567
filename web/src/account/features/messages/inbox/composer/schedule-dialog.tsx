// Dialog to schedule a message: at a suggested time or any other.
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/inbox";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { rowQuery } from "../../../resources";
import { instantText } from "../../../values";
import type { Thread } from "../../api-types";
import { localText, offeredTimes } from "./offered-times";
import { sendingFailure } from "./sending-failure";

interface ScheduleDialogProps {
  thread: Thread;
  isPending: boolean;
  error: Error | null;
  onSchedule: (at: string) => void;
  onClose: () => void;
}

type Stay = RowOf<"reservation">;

export function ScheduleDialog({ thread, isPending, error, onSchedule, onClose }: ScheduleDialogProps) {
  const id = useId();
  const stay = useQuery({
    ...rowQuery<Stay>("reservation", thread.reservation ?? ""),
    enabled: thread.reservation !== null,
    meta: { showsOwnError: true },
  });
  const offered = offeredTimes(new Date(), stay.data?.check_in, stay.data?.check_out);
  const [text, setText] = useState(() => localText(offered[0]?.at ?? new Date()));
  const at = new Date(text);
  const isLater = at.getTime() > Date.now();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLater) onSchedule(at.toISOString());
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t("inbox.sendLater")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending} isDisabled={!isLater}>
            {t("inbox.schedule")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-5">
        <ul className="flex flex-col gap-1.5">
          {offered.map(({ name, at: time }) => (
            <li key={name}>
              <Button
                size="sm"
                variant={localText(time) === text ? "primary" : "secondary"}
                onPress={() => setText(localText(time))}
                className="w-full justify-between max-sm:min-h-11"
              >
                <span>{t(`inbox.when.${name}`)}</span>
                <span className="font-normal tabular-nums">{instantText(time.toISOString())}</span>
              </Button>
            </li>
          ))}
        </ul>
        <TextField
          type={"datetime-local" as "text"}
          label={t("inbox.at")}
          description={t("inbox.atHint")}
          value={text}
          onChange={setText}
          isInvalid={!isLater || error !== null}
          errorMessage={isLater ? sendingFailure(error) : t("inbox.mustBeLater")}
        />
      </form>
    </Dialog>
  );
}
