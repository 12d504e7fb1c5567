// Autosave of a row: saves when typing pauses, when a field loses focus and when the screen is left. The last save can be undone;
// if two users change the same field, the later one decides. Nothing typed is lost when the screen is left: changes that a running
// save does not include are saved after it, and changes that failed to save are sent again.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "@/api/errors";
import type { Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { type ServerErrors, useServerErrors } from "@/ui/form/use-server-errors";
import { putRow, resourceOf } from "../resources";
import { changesIn, EditConflict, saveOver, unsaved, valuesIn } from "./save-over";

const PAUSE = 1000;

export interface Autosave<T extends Row> {
  /** The row with the unsaved changes applied. */
  values: T;
  set: (change: Partial<T>) => void;
  /** Saves pending changes without waiting. */
  flush: () => void;
  state: "clean" | "waiting" | "saving" | "saved" | "failed";
  /** Time of the last save; among several rows, the newest save is undone. */
  savedAt: number;
  errors: ServerErrors;
  /** Why saving failed; `null` if the fields show the error or another user has changed the same fields. */
  error: Error | null;
  conflict: EditConflict<T> | null;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Undoes the last save; `null` if there is none. */
  undo: (() => void) | null;
  /** Counts changes other than by typing, for inputs that hold their own text. */
  revision: number;
}

/** A running save: the saved row and its changes, or `null` if it fails. */
type UnderWay<T> = Promise<{ saved: T; changes: Partial<T> } | null>;

const isAboutFields = (error: Error | null) =>
  error instanceof ApiError && error.problem.kind === "fields" ? error.problem.fields : null;

export function useAutosave<T extends Row>(
  resource: NameOf<T>,
  row: T,
  onSaved?: (row: T) => void,
): Autosave<T> {
  const client = useQueryClient();
  const errors = useServerErrors();
  const [draft, setDraft] = useState<Partial<T>>({});
  const [replaced, setReplaced] = useState<Partial<T> | null>(null);
  const [savedAt, setSavedAt] = useState(0);
  const [revision, setRevision] = useState(0);
  // The row that the draft is based on, so that a later change by another user is not overwritten silently.
  const base = useRef(row);
  if (Object.keys(draft).length === 0) base.current = row;
  const underWay = useRef<UnderWay<T> | null>(null);

  const work = useMutation({
    mutationFn: async (changes: Partial<T>) => {
      const sent = saveOver(resourceOf<T>(resource), base.current, changes);
      underWay.current = sent.then(
        (saved) => ({ saved, changes }),
        () => null,
      );
      return sent;
    },
    meta: { showsOwnError: true },
    onSuccess: (saved, changes) => {
      setReplaced(valuesIn(base.current, Object.keys(changes) as (keyof T & string)[]));
      setSavedAt(Date.now());
      base.current = saved;
      void putRow(client, resource, saved);
      setDraft((now) => unsaved(now, changes));
      onSaved?.(saved);
    },
    onError: (error) => errors.report(isAboutFields(error) ?? {}),
    onSettled: () => {
      underWay.current = null;
    },
  });
  // Saves after the screen was left, so errors are reported as toasts.
  const saveOnLeave = useMutation({
    mutationFn: ({ left, after }: { left: Partial<T>; after: UnderWay<T> | null }) =>
      warningMeanwhile(saveLeft(left, after)),
    onSuccess: (saved) => {
      if (!saved) return;
      void putRow(client, resource, saved);
      onSaved?.(saved);
    },
  });
  const { mutate, isPending, isError, error } = work;
  const conflict = error instanceof EditConflict ? (error as EditConflict<T>) : null;
  const changes = changesIn(base.current, draft);
  const isDirty = Object.keys(changes).length > 0;
  const isDue = isDirty && !isPending && !isError;

  const flush = useEffectEvent(() => {
    if (isDue) mutate(changes);
  });
  const written = JSON.stringify(changes);
  useEffect(() => {
    if (!isDue || written === "{}") return;
    const timer = setTimeout(flush, PAUSE);
    return () => clearTimeout(timer);
  }, [isDue, written]);
  const leave = useEffectEvent(() => {
    if (isDirty && !conflict && !isAboutFields(error))
      saveOnLeave.mutate({ left: draft, after: underWay.current });
  });
  useEffect(() => () => leave(), []);
  useUnloadWarning(isDirty || isPending);

  return {
    values: { ...row, ...draft },
    set: (change) => {
      if (isError && !conflict) work.reset();
      setDraft((now) => ({ ...now, ...change }));
    },
    flush: () => {
      if (isDue) mutate(changes);
    },
    state: stateOf(),
    savedAt,
    errors,
    error: conflict || isAboutFields(error) ? null : error,
    conflict,
    keepMine: () => {
      if (!conflict) return;
      base.current = conflict.row;
      mutate(changes);
    },
    takeTheirs: () => {
      if (!conflict) return;
      void putRow(client, resource, conflict.row);
      base.current = conflict.row;
      setDraft((now) => valuesOutside(now, conflict.fields));
      setRevision((count) => count + 1);
      work.reset();
    },
    undo: replaced && !isDirty && !isPending ? () => restore(replaced) : null,
    revision,
  };

  /** Does not send again what a running save includes. */
  async function saveLeft(left: Partial<T>, after: UnderWay<T> | null): Promise<T | null> {
    const before = await after;
    const from = before?.saved ?? base.current;
    const rest = changesIn(from, before ? unsaved(left, before.changes) : left);
    return Object.keys(rest).length > 0 ? saveOver(resourceOf<T>(resource), from, rest) : null;
  }

  function restore(before: Partial<T>) {
    errors.report({});
    setDraft(before);
    setRevision((count) => count + 1);
    mutate(before);
  }

  function stateOf(): Autosave<T>["state"] {
    if (isPending) return "saving";
    if (isError) return "failed";
    if (isDirty) return "waiting";
    return savedAt > 0 ? "saved" : "clean";
  }
}

const valuesOutside = <T>(values: Partial<T>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field))) as Partial<T>;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before unsaved changes are discarded. */
function useUnloadWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}

async function warningMeanwhile<R>(work: Promise<R>): Promise<R> {
  // Not the listener of the screen, which is removed now.
  const warnAlso = (event: BeforeUnloadEvent) => warn(event);
  addEventListener("beforeunload", warnAlso);
  return work.finally(() => removeEventListener("beforeunload", warnAlso));
}
