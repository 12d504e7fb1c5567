// Attachments of messages: metadata, URLs, upload, and the server's errors about them.
import type { FileFault } from "@/kit/files/attachments";
import { ApiError } from "./errors";
import type { components } from "./schema";
import { upload } from "./upload";

/** An attachment as in every message. */
export type Attachment = components["schemas"]["AttachmentOut"];

interface AttachedFile extends Attachment {
  href: string;
}

interface WithFiles {
  key: string;
  attachments: readonly Attachment[];
}

const filesAt =
  (address: (message: string) => string) =>
  ({ key, attachments }: WithFiles) =>
    attachments.map(
      (attachment, index): AttachedFile => ({
        ...attachment,
        href: `${address(encodeURIComponent(key))}/${index}`,
      }),
    );

/**
 * URLs of a message's files for guests: pictures are shown, other files downloaded. The message key is the guest's own.
 */
export const attachedFiles = filesAt((message) => `/websites/api/v2/message-file/${message}`);

/** The same for users of the account, who sign in. */
export const ownAttachedFiles = filesAt((message) => `/api/v2/message/${message}/file`);

/**
 * The text of a message with attachments. A message without text has the file names instead, which the files themselves
 * show.
 */
export function wordsBesides(text: string, attachments: readonly Attachment[]): string {
  const names = attachments.map(({ name }) => name).join(", ");
  return attachments.length > 0 && text === names ? "" : text;
}

interface MessageWithFiles {
  /** Empty ones are left out. */
  fields: Readonly<Record<string, string>>;
  files: readonly File[];
  onProgress: (share: number) => void;
}

export function sendWithFiles<T>(path: string, { fields, files, onProgress }: MessageWithFiles): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value.trim()) form.append(name, value);
  for (const file of files) form.append(FILE_FIELD, file);
  return upload<T>(path, { form, onProgress });
}

export const FILE_FIELD = "file";

const PAYLOAD_TOO_LARGE = 413;
const UNSUPPORTED_TYPE = 415;

/** Errors about files from the server or a proxy: the server's messages, or a known reason that we have a text for. */
type FileComplaint = readonly string[] | FileFault;

export function fileErrors(error: unknown): FileComplaint | null {
  if (!(error instanceof ApiError)) return null;
  const { problem } = error;
  if (problem.kind === "fields") return problem.fields[FILE_FIELD] ?? null;
  if (problem.status === PAYLOAD_TOO_LARGE) return "tooLarge";
  return problem.status === UNSUPPORTED_TYPE ? "wrongType" : null;
}

/** Whether the files are all that is wrong with the message. */
export function isOnlyAboutFiles(error: unknown): boolean {
  const complaint = fileErrors(error);
  if (complaint === null || !(error instanceof ApiError)) return false;
  return error.problem.kind !== "fields" || Object.keys(error.problem.fields).length === 1;
}
