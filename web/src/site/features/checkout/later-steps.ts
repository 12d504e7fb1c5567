// The steps after the first, fetched while the guest is on the way to them: forms and cards weigh as much as the rest of the checkout.
import { lazily } from "../site";
import type { Ready, SavedQuote } from "./use-checkout";

interface LaterStepProps {
  checkout: Ready & { quote: SavedQuote };
}

export const PaymentStep = lazily<LaterStepProps>(async () => (await import("./paying")).PaymentStep);
export const ConfirmStep = lazily<LaterStepProps>(async () => (await import("./paying")).ConfirmStep);
