// The rental agreement of a quote, shown before booking.
import { lazily } from "../site";
import type { AgreementDialogProps } from "./agreement-dialog";

export const AgreementDialog = lazily<AgreementDialogProps>(
  async () => (await import("./agreement-dialog")).AgreementDialog,
);
