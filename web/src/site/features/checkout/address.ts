// The checkout's state in the address: the step in the path, the quote in `q`, the selected card in `cc`. Other parameters are
// preserved.
import { useRouter, useSearch } from "@tanstack/react-router";
import { useSite } from "../site";
import type { Step } from "./step";

const QUOTE = "q";
const CARD = "cc";

interface Change {
  quote?: string | null;
  card?: string | null;
}

interface CheckoutAddress {
  quote: string | null;
  card: string | null;
  go: (step: Step, change?: Change, how?: { replace?: boolean }) => void;
}

function put(query: URLSearchParams, name: string, value: string | null | undefined) {
  if (value) query.set(name, value);
  else if (value === null) query.delete(name);
}

export function useCheckoutAddress(): CheckoutAddress {
  const { paths } = useSite();
  const router = useRouter();
  // The query of the shown page: `location` already has another one while the next page loads.
  const shown = useSearch({ strict: false }) as Record<string, unknown>;
  const query = new URLSearchParams(Object.entries(shown).map(([name, value]) => [name, String(value)]));
  return {
    quote: query.get(QUOTE),
    card: query.get(CARD),
    go: (step, change = {}, { replace = false } = {}) => {
      const next = new URLSearchParams(query);
      put(next, QUOTE, change.quote);
      put(next, CARD, change.card);
      void router.navigate({ href: paths.checkout(step, next.toString()), replace });
    },
  };
}
