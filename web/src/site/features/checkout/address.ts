// Where a guest is in the checkout: the step in the path, the quote in `q`, the chosen card in `cc`. Whatever else the
// address holds is kept.
import { useRouter, useSearch } from "@tanstack/react-router";
import { useSite } from "../site";
import type { Step } from "./step";

const QUOTE = "q";
const CARD = "cc";

interface Change {
  quote?: string | null;
  card?: string | null;
}

export interface CheckoutAddress {
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
  // The query of the page that is shown: the window's own is another one already while the next page is on its way.
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
