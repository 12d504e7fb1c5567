// Files selected for a message: validated, uploaded or refused. They stay in memory while the page is open, so that visiting
// another page does not lose them.
import { useSyncExternalStore } from "react";
import { currentFormat } from "@/i18n/translate";
import { t } from "@/i18n/ui";
import { type FileFault, MAX_BYTES, MAX_FILES, sorted } from "@/kit/files/attachments";
import { fileSize } from "@/kit/files/file-size";

export interface ChosenFile {
  id: number;
  file: File;
  /** The server's error about the file. */
  complaint: string | null;
}

interface Choice {
  chosen: readonly ChosenFile[];
  /** Errors about refused files, or about all files. */
  notes: readonly string[];
  /** Upload progress from 0 to 1; null when not uploading. */
  share: number | null;
}

const NOTHING: Choice = { chosen: [], notes: [], share: null };

const choices = new Map<string, Choice>();
const listeners = new Set<() => void>();
let count = 0;

const choiceOf = (key: string) => choices.get(key) ?? NOTHING;

function change(key: string, changed: Partial<Choice>) {
  choices.set(key, { ...choiceOf(key), ...changed });
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void) {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(", ");

function add(key: string, files: Iterable<File>) {
  const { chosen, share } = choiceOf(key);
  if (share !== null) return;
  const { taken, faults, leftOver } = sorted([...files], chosen.length);
  const size = fileSize(MAX_BYTES, currentFormat());
  const notes = faults.map(({ file: { name }, fault }) => t(`ui.files.${fault}`, { name, size }));
  if (leftOver.length > 0) notes.push(t("ui.files.tooMany", { most: MAX_FILES, names: namesOf(leftOver) }));
  const added = taken.map((file): ChosenFile => {
    count += 1;
    return { id: count, file, complaint: null };
  });
  change(key, { chosen: [...chosen, ...added], notes: [...new Set(notes)] });
}

const remove = (key: string, id: number) =>
  change(key, { chosen: choiceOf(key).chosen.filter((other) => other.id !== id), notes: [] });

/** Assigns an error to the file that it names or that it must be about. */
function complain(key: string, complaint: readonly string[] | FileFault | null) {
  if (complaint === null) return;
  if (typeof complaint === "string") return change(key, { notes: [t(`ui.files.refused.${complaint}`)] });
  const { chosen } = choiceOf(key);
  const isAbout = (words: string, { file }: ChosenFile) => chosen.length === 1 || words.includes(file.name);
  const wordsAt = (at: ChosenFile) => complaint.filter((words) => isAbout(words, at)).join(" ");
  change(key, {
    chosen: chosen.map((at) => ({ ...at, complaint: wordsAt(at) || null })),
    notes: complaint.filter((words) => !chosen.some((at) => isAbout(words, at))),
  });
}

type Send<T> = (files: readonly File[], onProgress: (share: number) => void) => Promise<T>;

/** Uploads the files; clears them on success, keeps them on failure. */
async function send<T>(key: string, upload: Send<T>): Promise<T> {
  const chosen = choiceOf(key).chosen.map((file) => ({ ...file, complaint: null }));
  change(key, { chosen, notes: [], share: 0 });
  try {
    const files = chosen.map(({ file }) => file);
    const answer = await upload(files, (share) => change(key, { share }));
    change(key, NOTHING);
    return answer;
  } catch (error) {
    change(key, { share: null });
    throw error;
  }
}

/** `key` identifies the conversation. */
export function useChosenFiles(key: string) {
  const choice = useSyncExternalStore(subscribe, () => choiceOf(key));
  return {
    ...choice,
    isEmpty: choice.chosen.length === 0,
    isSending: choice.share !== null,
    add: (files: Iterable<File>) => add(key, files),
    remove: (id: number) => remove(key, id),
    complain: (complaint: readonly string[] | FileFault | null) => complain(key, complaint),
    send: <T>(upload: Send<T>) => send(key, upload),
  };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;
