// Files that go with a message: what the server says of them, where they lie, how they are sent, and what it has against them.
import type { FileFault } from "@/kit/attachments";
import { ApiError } from "./errors";
import type { components } from "./schema";
import { upload } from "./upload";

/** As every message has them. */
export type Attachment = components["schemas"]["AttachmentOut"];

export interface AttachedFile extends Attachment {
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

/** Pictures are shown there, other files are downloaded. The key is the guest's own. */
export const attachedFiles = filesAt((message) => `/websites/api/v2/message-file/${message}`);

/** The same for the people of the account, who sign in. */
export const ownAttachedFiles = filesAt((message) => `/api/v2/message/${message}/file`);

/** What was said beside the files. A message without words has their names instead, which the files themselves show. */
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

/** What the server, or a proxy before it, has against the files: in its own words, or for a reason that we have words for. */
export type FileComplaint = readonly string[] | FileFault;

export function complaintAboutFiles(error: unknown): FileComplaint | null {
  if (!(error instanceof ApiError)) return null;
  const { problem } = error;
  if (problem.kind === "fields") return problem.fields[FILE_FIELD] ?? null;
  if (problem.status === PAYLOAD_TOO_LARGE) return "tooLarge";
  return problem.status === UNSUPPORTED_TYPE ? "wrongType" : null;
}

/** Nothing else is wrong with the message. */
export function isOnlyAboutFiles(error: unknown): boolean {
  const complaint = complaintAboutFiles(error);
  if (complaint === null || !(error instanceof ApiError)) return false;
  return error.problem.kind !== "fields" || Object.keys(error.problem.fields).length === 1;
}
