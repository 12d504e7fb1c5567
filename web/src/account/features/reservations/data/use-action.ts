// Runs an action on a reservation once, however often the button is pressed; errors are shown in place, success as a toast.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, CONFLICT, PAYMENT_REQUIRED } from "@/api/errors";
import { t } from "@/i18n/account";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { toasts } from "@/ui/overlay/toast-queue";
import type { Reservation } from "./api-types";
import { refreshReservation, reservationQuery } from "./queries";

const SERVER_FAULT = 500;

/** Whether the server has decided; a request without a response may have been executed all the same. */
const isDecided = (error: unknown) =>
  error instanceof ApiError && error.problem.status !== null && error.problem.status < SERVER_FAULT;

/** Reuses the key of an attempt until it is answered, so that a retry after a lost response does nothing twice. */
function useAttempt() {
  const name = useRef<string | null>(null);
  return async <T>(call: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    name.current ??= crypto.randomUUID();
    try {
      const answer = await call(name.current);
      name.current = null;
      return answer;
    } catch (error) {
      if (isDecided(error)) name.current = null;
      throw error;
    }
  };
}

interface Act<V> {
  send: (values: V, idempotencyKey: string) => Promise<Reservation>;
  /** Text of the toast. */
  done: (reservation: Reservation) => string;
  /** Undoes the action, where that is possible. */
  undo?: () => void;
  onDone?: (reservation: Reservation) => void;
}

export function useAction<V = void>({ send, done, undo, onDone }: Act<V>) {
  const client = useQueryClient();
  const withIdempotencyKey = useAttempt();
  const errors = useServerErrors();
  const work = useMutation({
    mutationFn: (values: V) => withIdempotencyKey((idempotencyKey) => send(values, idempotencyKey)),
    meta: { showsOwnError: true },
    onSuccess: async (reservation) => {
      client.setQueryData(reservationQuery(reservation.key).queryKey, reservation);
      toasts.show({
        kind: "success",
        title: done(reservation),
        action: undo && { label: t("account.bulk.undo"), run: undo },
      });
      onDone?.(reservation);
      await refreshReservation(client);
    },
    onError: async (error) => {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.kind === "fields") errors.report(problem.fields);
      // The reservation has changed meanwhile: refresh it behind the dialog.
      if (problem?.status === CONFLICT || problem?.status === PAYMENT_REQUIRED)
        await refreshReservation(client);
    },
  });
  return {
    errors,
    error: work.error,
    isPending: work.isPending,
    run: (values: V) => {
      if (!work.isPending) work.mutate(values);
    },
  };
}
