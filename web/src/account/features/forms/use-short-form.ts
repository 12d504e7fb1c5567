// A short form: values, server errors of each input until it changes, and whether it is being submitted.
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/api/errors";
import { useServerErrors } from "@/ui/form/use-server-errors";

interface ShortForm<V, R> {
  initial: V;
  send: (values: V) => Promise<R>;
  onDone?: (answer: R, values: V) => unknown;
  /** The form itself shows errors; otherwise a toast shows them, too. */
  showsOwnError?: boolean;
}

export function useShortForm<V extends object, R>({
  initial,
  send,
  onDone,
  showsOwnError = false,
}: ShortForm<V, R>) {
  const [values, setValues] = useState(initial);
  const errors = useServerErrors();
  const work = useMutation({
    mutationFn: send,
    meta: { showsOwnError },
    onSuccess: (answer, sent) => onDone?.(answer, sent),
    onError: (error) => {
      if (error instanceof ApiError && error.problem.kind === "fields") errors.report(error.problem.fields);
    },
  });
  const set = (change: Partial<V>) => setValues((was) => ({ ...was, ...change }));
  return {
    values,
    set,
    answer: work.data,
    error: work.error,
    isPending: work.isPending,
    /** Props of a control. */
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      ...errors.field<V[K]>(name, (value) => set({ [name]: value } as unknown as Partial<V>)),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      work.mutate(values);
    },
    /** Submits at once, with these changes. */
    send: (change: Partial<V>) => {
      set(change);
      work.mutate({ ...values, ...change });
    },
  };
}
