// The note of a reservation while it is written: saved when typing pauses. If the row has changed meanwhile for another reason,
// it is saved all the same; if somebody else has written another note, the writer decides.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, CONFLICT } from "@/api/errors";
import { resourceOf, rowQuery } from "../../resources";
import type { ReservationRow } from "../data/wire";

const PAUSE = 1000;

const isStale = (error: unknown) => error instanceof ApiError && error.problem.status === CONFLICT;

/** Somebody else has written something else. */
class OtherNote extends Error {
  constructor(readonly row: ReservationRow) {
    super("The note was changed meanwhile.");
  }
}

const reservations = () => resourceOf<ReservationRow>("reservation");

async function saveNote(base: ReservationRow, note: string): Promise<ReservationRow> {
  try {
    return await reservations().update(base.key, { note, version: base.version });
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await reservations().get(base.key);
    if (now.note !== base.note && now.note !== note) throw new OtherNote(now);
    return reservations().update(base.key, { note, version: now.version });
  }
}

export function useNote(row: ReservationRow) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  // What the draft was made from; a later note of somebody else is not overwritten unseen.
  const base = useRef(row);
  if (draft === null) base.current = row;
  const work = useMutation({
    mutationFn: (note: string) => saveNote(base.current, note),
    meta: { isTold: true },
    onSuccess: (saved, note) => {
      base.current = saved;
      client.setQueryData(rowQuery<ReservationRow>("reservation", row.key).queryKey, saved);
      // What was typed meanwhile is saved next.
      setDraft((now) => (now === note ? null : now));
    },
  });
  const { mutate, isPending, isError, error } = work;
  const other = error instanceof OtherNote ? error.row : null;
  const isDue = draft !== null && draft !== base.current.note && !isPending && !isError;
  useEffect(() => {
    if (!isDue || draft === null) return;
    const timer = setTimeout(() => mutate(draft), PAUSE);
    return () => clearTimeout(timer);
  }, [isDue, draft, mutate]);
  return {
    text: draft ?? row.note,
    type: (text: string) => {
      if (isError && !other) work.reset();
      setDraft(text);
    },
    save: () => {
      if (draft !== null && draft !== base.current.note && !isPending && !other) mutate(draft);
    },
    state: stateOf(),
    error: other ? null : error,
    theirs: other?.note ?? null,
    keepMine: () => {
      if (!other || draft === null) return;
      base.current = other;
      mutate(draft);
    },
    takeTheirs: () => {
      if (!other) return;
      client.setQueryData(rowQuery<ReservationRow>("reservation", row.key).queryKey, other);
      setDraft(null);
      work.reset();
    },
  };

  function stateOf(): "saving" | "saved" | null {
    if (isPending) return "saving";
    return work.isSuccess && draft === null ? "saved" : null;
  }
}
