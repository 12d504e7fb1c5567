// Types of card data: as entered, and as sent to our server.
import type { Expiry } from "@/kit/money/card";
import type { CardIn } from "../site";

/** Sent to nobody but the provider. */
export interface TypedCard {
  name: string;
  number: string;
  cvv: string;
  expiry: Expiry;
  email: string;
}

/** A token, or number and code encrypted for the provider. */
export type PreparedCard = Partial<Omit<CardIn, "quote" | "reservation" | "payment_key">>;
