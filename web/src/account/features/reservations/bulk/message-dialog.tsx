// One message to the guests of many reservations, each in a conversation of its own; a text, or a template.
import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { STATE_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { Select } from "@/ui/select/select";
import type { ActionPromptProps } from "../../lists";
import { rowsQuery } from "../../resources";
import { AT_ONCE } from "./at-once";
import { messageMany } from "./calls";
import { remarkRefused } from "./refused";

type ReservationRow = RowOf<"reservation">;

const MOST_TEMPLATES = 100;
const LONGEST = 5000;
const LONGEST_SUBJECT = 200;
const EXAMPLE = "{{guest_first_name}}";

const templatesQuery = () =>
  rowsQuery<RowOf<"message-template">>("message-template", {
    filters: { state_status: [STATE_STATUS.active] },
    limit: MOST_TEMPLATES,
  });

export function MessageDialog({ rows, onAnswer, onClose }: ActionPromptProps<ReservationRow>) {
  const id = useId();
  const templates = useQuery(templatesQuery()).data?.results.filter(({ is_offer }) => !is_offer) ?? [];
  const [template, setTemplate] = useState<string | null>(null);
  const [subject, setSubject] = useState("");
  const [message, setMessage] = useState("");
  const isEmpty = message.trim() === "";

  const choose = (key: string) => {
    const chosen = templates.find((known) => known.key === key);
    if (!chosen) return;
    setTemplate(key);
    setSubject(chosen.subject);
    setMessage(chosen.body);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    onAnswer({
      name: "message",
      icon: <MessageSquare />,
      atOnce: AT_ONCE,
      run: (part) =>
        messageMany(
          part.map(({ key }) => key),
          subject.trim(),
          message,
        ),
      remark: remarkRefused,
    });
  };
  return (
    <Dialog
      isOpen
      title={t("account.bulkMessage.title", { count: rows.length })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isDisabled={isEmpty}>
            {t("account.bulkMessage.send")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-muted">{t("account.bulkMessage.detail")}</p>
        {templates.length > 0 && (
          <Select
            label={t("account.bulkMessage.template")}
            placeholder={t("account.bulkMessage.noTemplate")}
            value={template}
            options={templates.map(({ key, name }) => ({ key, label: name }))}
            onChange={choose}
          />
        )}
        <TextField
          isOptional
          label={t("account.bulkMessage.subject")}
          maxLength={LONGEST_SUBJECT}
          value={subject}
          onChange={setSubject}
        />
        <TextArea
          label={t("account.bulkMessage.text")}
          description={t("account.bulkMessage.variables", { example: EXAMPLE })}
          rows={8}
          maxLength={LONGEST}
          value={message}
          onChange={setMessage}
        />
      </form>
    </Dialog>
  );
}
