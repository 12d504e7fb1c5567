// Navigation of the account area: beside the screen from `sm` up, in a drawer on a phone.
import { Ellipsis } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { t } from "@/i18n/account";
import { entryStyle, NavigationLink } from "./navigation-link";
import { isOpen, useNavigation, usePlace } from "./use-areas";

interface PlacesProps {
  /** Number of conversations with unread messages. */
  unread: number;
  onGo?: () => void;
  isNarrow?: boolean;
}

export function Places({ unread, onGo, isNarrow = false }: PlacesProps) {
  const place = usePlace();
  const { entries, isShortened, isWhole, setWhole } = useNavigation();
  return (
    <nav aria-label={t("account.nav.title")}>
      <ul className="flex flex-col gap-px">
        {entries.map((area) => (
          <li key={area.name} className={area.name === "settings" ? "mt-4" : undefined}>
            <NavigationLink
              area={area}
              isCurrent={isOpen(place, area)}
              isNarrow={isNarrow}
              count={area.name === "inbox" ? unread : 0}
              onPress={onGo}
            />
          </li>
        ))}
        {isShortened && (
          <li>
            <Button
              aria-expanded={isWhole}
              onPress={() => setWhole(!isWhole)}
              className={entryStyle(false, isNarrow)}
            >
              <Ellipsis aria-hidden className="size-4.5 shrink-0 text-ink-subtle" />
              <span className="max-w-full truncate">
                {isWhole ? t("account.nav.less") : t("account.nav.all")}
              </span>
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}
