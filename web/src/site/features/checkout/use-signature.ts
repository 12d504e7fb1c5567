// Whether the guest accepts the rental agreement, and the name of the signature.
import { useState } from "react";
import { useStoredState } from "../site";
import type { SavedQuote } from "./use-checkout";

export interface Signature {
  name: string;
  setName: (name: string) => void;
  isAgreed: boolean;
  setAgreed: (isAgreed: boolean) => void;
  /** Required and missing. */
  isMissing: boolean;
  /** Whether everything required is there; otherwise shows the errors at the fields. */
  check: () => boolean;
}

/** Defaults to the guest's name until another is typed. */
export function useSignature(quote: SavedQuote, guest: string): Signature {
  const [typed, setName] = useStoredState<string | null>(`signature:${quote.key}`, () => null);
  const name = typed ?? guest;
  const [isAgreed, setAgreed] = useStoredState(`agreed:${quote.key}`, () => false);
  const [isMissing, setMissing] = useState(false);
  const isThere = !quote.rental_agreement_url || (isAgreed && name.trim() !== "");
  return {
    name,
    setName,
    isAgreed,
    setAgreed,
    isMissing: isMissing && !isThere,
    check: () => {
      setMissing(!isThere);
      return isThere;
    },
  };
}
