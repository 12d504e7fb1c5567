// A reply to a guest with attached files.
import { type Attachment, sendWithFiles } from "@/api/attachments";

interface AnswerWithFiles {
  /** May be empty, since files can be sent alone. */
  message: string;
  subject?: string;
  is_offer?: boolean;
}

/** The server's response. Written by hand until the OpenAPI document has it. */
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
