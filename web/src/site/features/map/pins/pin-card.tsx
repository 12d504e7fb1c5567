// Card with the homes of the pressed pin: photo, price and link of each.
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { t } from "@/i18n/site";
import { IconButton } from "@/ui/action/icon-button";
import type { PropertyCard } from "../../site";
import { HomeRow } from "../home-row";

interface PinCardProps {
  homes: readonly PropertyCard[];
  /** The search passed on to a home's page. */
  search: string;
  onVisit: (key: string) => void;
  onClose: () => void;
}

export function PinCard({ homes, search, onVisit, onClose }: PinCardProps) {
  const card = useRef<HTMLElement>(null);
  const names = homes.map(({ name }) => name).join(", ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pin's card takes the focus
  useEffect(() => card.current?.focus(), [names]);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={names}
      onKeyDown={onKeyDown}
      className="absolute inset-x-3 bottom-8 z-3 mx-auto max-h-2/3 max-w-96 animate-pop-in overflow-y-auto rounded-xl bg-raised shadow-lg outline-none"
    >
      <ul className="divide-y divide-line">
        {homes.map((home) => (
          <li key={home.key} className="first:pe-9">
            <HomeRow home={home} search={search} onVisit={() => onVisit(home.key)} />
          </li>
        ))}
      </ul>
      <IconButton
        size="sm"
        shape="round"
        label={t("ui.close")}
        onPress={onClose}
        className="absolute! end-1.5 top-1.5"
      >
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
