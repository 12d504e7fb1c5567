// State of the message form: input survives closing and reload, the server's errors are shown at their fields.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { ApiError } from "@/api/errors";
import { readStored, writeStored } from "../site";
import { messageSchema } from "./message-schema";
import type { MessageContext, MessageText, SendMessage } from "./send-message";
import { sendingFailure } from "./sending-failure";

const EMPTY: MessageText = { first_name: "", last_name: "", email: "", phone: "", message: "" };

const isField = (name: string): name is keyof MessageText => Object.hasOwn(EMPTY, name);

const storageKey = ({ property }: MessageContext) => `message:${property}`;

export function useMessageForm(context: MessageContext, send: SendMessage) {
  const key = storageKey(context);
  const [isSent, setSent] = useState(false);
  const form = useForm<MessageText>({
    defaultValues: { ...EMPTY, ...readStored<MessageText>(key) },
    resolver: standardSchemaResolver(messageSchema()),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeStored(key, values) }),
    [form, key],
  );
  const submit = form.handleSubmit(async (text) => {
    try {
      await send(context, text);
      writeStored(key, { ...text, message: "" });
      setSent(true);
    } catch (error) {
      showProblem(form, error);
    }
  });
  return { form, submit, isSent };
}

/** Field errors are cleared as soon as the field changes. */
function showProblem(form: UseFormReturn<MessageText>, error: unknown) {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.kind !== "fields") return form.setError("root", { message: sendingFailure(error) });
  for (const [name, messages] of Object.entries(problem.fields)) {
    form.setError(isField(name) ? name : "root", { type: "server", message: messages.join(" ") });
  }
}
