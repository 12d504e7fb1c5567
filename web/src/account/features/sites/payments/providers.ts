// The payment providers, and the keys that each gives its merchants.
import { PROVIDER, type Provider } from "@/api/codes";

export const PROVIDERS = Object.values(PROVIDER);

interface KeyField {
  name: string;
  isRequired: boolean;
  /** Masked, so that others cannot read it on the screen. */
  isSecret: boolean;
}

const shown = (name: string, isRequired = true): KeyField => ({ name, isRequired, isSecret: false });
const secret = (name: string, isRequired = true): KeyField => ({ name, isRequired, isSecret: true });

export const KEYS: Record<Provider, readonly KeyField[]> = {
  s: [shown("publishable_key"), secret("secret_key"), secret("webhook_secret", false)],
  sp: [
    shown("environment_key"),
    secret("access_secret"),
    shown("gateway_token"),
    secret("signing_secret", false),
    shown("sca_provider_key", false),
  ],
  bt: [
    shown("merchant_id"),
    shown("public_key"),
    secret("private_key"),
    shown("client_side_encryption_key"),
    shown("merchant_account_id", false),
  ],
};

export const NAMES: Record<Provider, string> = { s: "Stripe", sp: "Spreedly", bt: "Braintree" };

export const isProvider = (code: string | null | undefined): code is Provider =>
  PROVIDERS.some((known) => known === code);
