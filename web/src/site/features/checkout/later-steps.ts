// Lazily loads the later steps while the guest fills in the first: their forms and card fields are as large as the rest of the
// checkout.
import { lazily } from "../site";
import type { Ready, SavedQuote } from "./use-checkout";

interface LaterStepProps {
  checkout: Ready & { quote: SavedQuote };
}

export const PaymentStep = lazily<LaterStepProps>(
  async () => (await import("./later-steps-chunk")).PaymentStep,
);
export const ConfirmStep = lazily<LaterStepProps>(
  async () => (await import("./later-steps-chunk")).ConfirmStep,
);
