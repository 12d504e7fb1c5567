// A card on its way: as it is typed, and as it may reach our server.
import type { Expiry } from "@/kit/card";
import type { CardIn } from "../site";

/** Never leaves the browser but for the provider. */
export interface TypedCard {
  name: string;
  number: string;
  cvv: string;
  expiry: Expiry;
  email: string;
}

/** A token, or number and code encrypted for the provider. */
export type PreparedCard = Partial<Omit<CardIn, "quote" | "reservation" | "payment_key">>;
