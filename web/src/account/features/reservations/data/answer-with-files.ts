// An answer to a guest that has files with it.
import { type Attachment, sendWithFiles } from "@/api/attachments";

export interface AnswerWithFiles {
  /** May be empty: the files speak for themselves. */
  message: string;
  subject?: string;
  is_offer?: boolean;
}

/** What the server answers. Until the OpenAPI document has it, written down by hand. */
interface Answered {
  key: string;
  thread: string;
  message: string;
  sent_at: string;
  attachments: Attachment[];
}

export const answerWithFiles = (
  thread: string,
  { message, subject = "", is_offer = false }: AnswerWithFiles,
  files: readonly File[],
  onProgress: (share: number) => void,
) =>
  sendWithFiles<Answered>(`/api/v2/thread/${encodeURIComponent(thread)}/upload`, {
    fields: { message, subject, is_offer: is_offer ? "true" : "" },
    files,
    onProgress,
  });
