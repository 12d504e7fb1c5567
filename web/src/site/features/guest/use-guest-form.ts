// State of the guest form: input survives a reload, the server's errors are shown at their fields.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";
import { readStored, writeStored } from "../site";
import { type GuestDetails, guestOf, isGuestField } from "./guest";
import { type GuestParts, guestSchema } from "./guest-schema";

const KEY = "guest";

export type GuestForm = UseFormReturn<GuestDetails>;

/** What this guest has typed before, here or for another stay, takes precedence. */
export function useGuestForm(known: Partial<GuestDetails>, parts: GuestParts): GuestForm {
  const form = useForm<GuestDetails>({
    defaultValues: filled(guestOf(known), readStored<GuestDetails>(KEY)),
    resolver: standardSchemaResolver(guestSchema(parts)),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => writeStored(KEY, values) }),
    [form],
  );
  return form;
}

function filled(known: GuestDetails, typed: GuestDetails | null): GuestDetails {
  const stable = Object.entries(typed ?? {}).filter(([, value]) => value !== "");
  return { ...known, ...Object.fromEntries(stable) };
}

/** Shows the server's errors: at their fields, else the general message of the specification. */
export function showGuestProblem(form: GuestForm, error: unknown) {
  const problem = error instanceof ApiError ? error.problem : null;
  const fields = problem?.kind === "fields" ? Object.entries(problem.fields) : [];
  const known = fields.filter(([name]) => isGuestField(name));
  for (const [name, messages] of known)
    form.setError(
      name as keyof GuestDetails,
      { type: "server", message: messages.join(" ") },
      { shouldFocus: true },
    );
  if (known.length === 0) form.setError("root", { message: t("site.guest.invalid") });
}
