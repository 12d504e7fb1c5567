// Unsaved input of a form, kept while the tab is open: leaving, reloading and coming back lose nothing.
import type { Row } from "@/api/resource";
import { sessionStore } from "@/kit/browser/storage";
import type { ResourceName } from "../../resources";
import type { Values } from "../fields/fields";

/** Identifies a draft: a row in a certain version, or a row that is not created yet. */
export interface DraftOf {
  name: string;
  version: number | null;
}

interface StoredDraft {
  version: number | null;
  values: Values;
  /** Values of these fields at the time of the edit. */
  was: Values;
}

export const draftOf = (resource: ResourceName, row?: Pick<Row, "key" | "version">): DraftOf => ({
  name: `form:${resource}:${row?.key ?? "new"}`,
  version: row?.version ?? null,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Restored {
  values: Values;
  /** Fields that another user has changed since. */
  changedSince: string[];
}

export function restoredDraft(of: DraftOf, row: Values): Restored | null {
  const stored = sessionStore.read<StoredDraft>(of.name);
  if (!stored) return null;
  const names = Object.keys(stored.values).filter((name) => !isSame(stored.values[name], row[name]));
  if (names.length === 0) return null;
  return {
    values: Object.fromEntries(names.map((name) => [name, stored.values[name]])),
    changedSince:
      stored.version === of.version ? [] : names.filter((name) => !isSame(stored.was[name], row[name])),
  };
}

export function storeDraft({ name, version }: DraftOf, row: Values, changes: Values) {
  const names = Object.keys(changes);
  if (names.length === 0) return sessionStore.remove(name);
  const was = Object.fromEntries(names.map((field) => [field, row[field]]));
  sessionStore.write(name, { version, values: changes, was } satisfies StoredDraft);
}
