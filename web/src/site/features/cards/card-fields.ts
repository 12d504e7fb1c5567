// What the fields of a provider can do with what was typed into them, whichever provider it is.
import type { PreparedCard } from "./prepared-card";

export interface CardFields {
  /** Throws a `CardError`, or returns nothing when a field has already said what is wrong. */
  prepare: (holder: Holder) => Promise<PreparedCard | null>;
}

export interface Holder {
  name: string;
  email: string;
}
