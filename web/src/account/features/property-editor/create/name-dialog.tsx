// Asks for the name of a new home.
import { type FormEvent, useId, useState } from "react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { PlainError } from "@/ui/form/field";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { failureText } from "../../error-texts";

const LONGEST = 120;

interface NameDialogProps {
  title: string;
  detail: string;
  confirm: string;
  /** Initial value. */
  initial?: string;
  work: { mutate: (name: string) => void; isPending: boolean; error: Error | null };
  onClose: () => void;
}

export function NameDialog({ title, detail, confirm, initial = "", work, onClose }: NameDialogProps) {
  const id = useId();
  const [typed, setName] = useState(initial);
  const name = typed.trim();
  const failure = failureText(work.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work.isPending && name) work.mutate(name);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onOpenChange={() => !work.isPending && onClose()}
      footer={
        <>
          <Button isDisabled={work.isPending} onPress={onClose}>
            {t("account.cancel")}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={work.isPending} isDisabled={!name}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">{detail}</p>
        <TextField
          autoFocus
          isRequired
          label={t("account.field.name")}
          maxLength={LONGEST}
          value={typed}
          onChange={setName}
        />
        {failure && <PlainError id={`${id}-failure`}>{failure}</PlainError>}
      </form>
    </Dialog>
  );
}
