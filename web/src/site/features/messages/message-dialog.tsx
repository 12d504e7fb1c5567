// The modal to message the owner: sender, text, and the stay it is about.
import { CircleCheck } from "lucide-react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { ControlledField } from "@/ui/form/controlled-field";
import { TextArea } from "@/ui/form/text-area";
import { Dialog } from "@/ui/overlay/dialog";
import { useMessageForm } from "./message-form";
import { type MessageContext, type MessageText, type SendMessage, sendMessage } from "./send-message";

export interface MessageDialogProps {
  context: MessageContext;
  /** The stay in a line, above the form. */
  about: string;
  onClose: () => void;
  send?: SendMessage;
}

const FORM = "message-to-owner";

export function MessageDialog({ context, about, onClose, send = sendMessage }: MessageDialogProps) {
  const { form, submit, isSent } = useMessageForm(context, send);
  return (
    <Dialog
      isOpen
      title={t("site.message.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        isSent ? (
          <Button variant="primary" onPress={onClose}>
            {t("ui.close")}
          </Button>
        ) : (
          <Button type="submit" form={FORM} variant="primary" isPending={form.formState.isSubmitting}>
            {t("site.message.send")}
          </Button>
        )
      }
    >
      {isSent ? <Sent /> : <MessageFields form={form} onSubmit={submit} about={about} />}
    </Dialog>
  );
}

function Sent() {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 text-center">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <p className="text-lg font-semibold">{t("site.message.sent")}</p>
      <p className="max-w-sm text-ink-muted">{t("site.message.sentDetail")}</p>
    </div>
  );
}

interface MessageFieldsProps {
  form: UseFormReturn<MessageText>;
  onSubmit: () => Promise<void>;
  about: string;
}

function MessageFields({ form, onSubmit, about }: MessageFieldsProps) {
  const { control } = form;
  const { root } = form.formState.errors;
  return (
    <form
      id={FORM}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <p className="rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] text-ink-muted">{about}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <ControlledField
          control={control}
          name="first_name"
          label={t("site.form.firstName")}
          autoComplete="given-name"
        />
        <ControlledField
          control={control}
          name="last_name"
          label={t("site.form.lastName")}
          autoComplete="family-name"
        />
        <ControlledField
          control={control}
          name="email"
          label={t("site.form.emailLabel")}
          type="email"
          autoComplete="email"
        />
        <ControlledField
          control={control}
          name="phone"
          label={t("site.form.phoneLabel")}
          type="tel"
          autoComplete="tel"
          isOptional
        />
      </div>
      <Controller
        control={control}
        name="message"
        render={({ field: { ref, disabled, ...field }, fieldState }) => (
          <TextArea
            {...field}
            isRequired
            inputRef={ref}
            label={t("site.message.label")}
            placeholder={t("site.message.placeholder")}
            rows={5}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {root && (
        <p role="alert" className="text-sm text-danger">
          {root.message}
        </p>
      )}
    </form>
  );
}
