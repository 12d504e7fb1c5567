// Whether the guest agrees to the rental agreement, and under which name.
import { useState } from "react";
import { useKeptState } from "../site";
import type { SavedQuote } from "./use-checkout";

export interface Signature {
  name: string;
  setName: (name: string) => void;
  isAgreed: boolean;
  setAgreed: (isAgreed: boolean) => void;
  /** Asked for and not there. */
  isMissing: boolean;
  /** Whether there is all that is wanted; says so at the fields when not. */
  check: () => boolean;
}

/** Until another name is typed, it is the guest's. */
export function useSignature(quote: SavedQuote, guest: string): Signature {
  const [typed, setName] = useKeptState<string | null>(`signature:${quote.key}`, () => null);
  const name = typed ?? guest;
  const [isAgreed, setAgreed] = useKeptState(`agreed:${quote.key}`, () => false);
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
