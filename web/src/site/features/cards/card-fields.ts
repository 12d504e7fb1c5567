// The interface of a provider's card fields, the same for all providers.
import type { PreparedCard } from "./prepared-card";

export interface CardFields {
  /** Shows what is wrong with what was entered; sends nothing. */
  check: () => void;
  /** Throws a `CardError`. Returns null when a field already shows its error. */
  prepare: (holder: Holder) => Promise<PreparedCard | null>;
}

interface Holder {
  name: string;
  email: string;
}
