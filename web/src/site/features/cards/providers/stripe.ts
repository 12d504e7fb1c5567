// The part of Stripe's script that we use: the card field in its own frame, and 3-D Secure.
import type { Merchant } from "../../site";
import { CardError, notAuthenticated } from "../card-error";
import { loadScript } from "./load-script";

interface StripeError {
  message?: string;
  code?: string;
}

interface StripeCard {
  last4?: string;
  exp_month?: number;
  exp_year?: number;
  country?: string | null;
}

export interface StripeField {
  mount: (target: HTMLElement) => void;
  unmount: () => void;
  /** Stand-ins for Stripe's script may lack it, and the details of a change. */
  focus?: () => void;
  on: (event: "change", handler: (change?: { complete?: boolean; error?: StripeError }) => void) => void;
}

interface StripeElements {
  create: (type: "card", options?: Record<string, unknown>) => StripeField;
}

interface Outcome {
  error?: StripeError;
}

export interface Stripe {
  elements: (options?: { locale?: string }) => StripeElements;
  createToken: (
    field: StripeField,
    data: { name: string },
  ) => Promise<Outcome & { token?: { id: string; card?: StripeCard } }>;
  confirmCardSetup: (secret: string) => Promise<Outcome>;
  confirmCardPayment: (secret: string) => Promise<Outcome>;
}

declare global {
  interface Window {
    Stripe?: (key: string, options?: { locale?: string }) => Stripe;
  }
}

const opened = new Map<string, Stripe>();

export async function openStripe({ script_url, public_key }: Merchant): Promise<Stripe> {
  if (!script_url || !public_key) throw new Error("The site has no card provider.");
  await loadScript(script_url);
  if (!window.Stripe) throw new Error("The card provider's script did not start.");
  const stripe = opened.get(public_key) ?? window.Stripe(public_key);
  opened.set(public_key, stripe);
  return stripe;
}

/** An error shown to the guest in Stripe's own words. */
export const stripeError = ({ message, code }: StripeError) => new CardError(message, code ?? null);

/** Runs 3-D Secure for a card to be stored, or for a payment. */
export async function authenticateWithStripe(merchant: Merchant, secret: string) {
  const stripe = await openStripe(merchant);
  const authenticate = secret.startsWith("seti_") ? stripe.confirmCardSetup : stripe.confirmCardPayment;
  const { error } = await authenticate.call(stripe, secret);
  if (error) throw notAuthenticated(error);
}
