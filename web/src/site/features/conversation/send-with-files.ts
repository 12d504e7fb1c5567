// Sends a guest's message about a reservation with attachments.
import { sendWithFiles } from "@/api/attachments";
import type { Said } from "../site";

interface GuestMessage {
  reservation: string;
  /** May be empty if there are files. */
  message: string;
}

export const sendMessageWithFiles = (
  { reservation, message }: GuestMessage,
  files: readonly File[],
  onProgress: (share: number) => void,
) =>
  sendWithFiles<Said>("/websites/api/v2/reservation-message/upload", {
    fields: { reservation, message },
    files,
    onProgress,
  });
