// Frame of every action dialog: consequences, errors, and one confirm button.
import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useId } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Dialog, type DialogProps } from "@/ui/overlay/dialog";
import { failureText } from "../../error-texts";
import type { Reservation } from "../data/api-types";

/** Props of every action dialog. */
export interface ActionDialogOf {
  reservation: Reservation;
  onClose: () => void;
}

/** Length of a reason that the server stores. */
export const REASON_LENGTH = 1000;

interface ActionDialogProps {
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the other button. */
  back?: string;
  /** Cannot be undone. */
  isDangerous?: boolean;
  /** Something is still missing. */
  isDisabled?: boolean;
  isPending: boolean;
  error: unknown;
  /** Fields that show their own errors. */
  toldFields?: readonly string[];
  size?: DialogProps["size"];
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ActionDialog({
  title,
  confirm,
  back = t("account.cancel"),
  isDangerous,
  isDisabled,
  isPending,
  error,
  toldFields,
  size,
  onConfirm,
  onClose,
  children,
}: ActionDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be opened from within the form of another one.
    event.stopPropagation();
    if (!isPending && !isDisabled) onConfirm();
  };
  // Stays open during the request, whose response would otherwise be lost.
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      size={size}
      role={isDangerous ? "alertdialog" : "dialog"}
      title={title}
      onOpenChange={close}
      footer={
        <>
          <Button isDisabled={isPending} onPress={close}>
            {back}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? "danger" : "primary"}
            isPending={isPending}
            isDisabled={isDisabled}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
        <Failure text={failureText(error, toldFields)} />
      </form>
    </Dialog>
  );
}

export function Failure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
