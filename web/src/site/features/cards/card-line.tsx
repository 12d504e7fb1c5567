// A stored card in one line, with room for actions.
import { CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import type { Card } from "../site";
import { cardExpiry, cardName } from "./card-name";

export function CardLine({ card, children }: { card: Card; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="grid h-9 w-13 shrink-0 place-items-center rounded-sm border border-line bg-sunken text-ink-muted">
        <CreditCard aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium tabular-nums">{cardName(card)}</span>
        <span className="block text-sm text-ink-subtle">{cardExpiry(card)}</span>
      </span>
      {children}
    </div>
  );
}
