// One home: whether the site shows it, and whether it is featured.
import { Star } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { t } from "@/i18n/sites";
import { Checkbox } from "@/ui/choice/checkbox";
import { cx } from "@/ui/class-names";
import { HomeLine } from "../../properties";
import { ChoiceBadge } from "../../values";
import type { SiteHome } from "../api-types";

interface HomeRowProps {
  home: SiteHome;
  /** `null` if the site shows all homes. */
  isShown: boolean | null;
  onShow: (isOn: boolean) => void;
  isFeatured: boolean;
  onFeatured: (isOn: boolean) => void;
}

export function HomeRow({ home, isShown, onShow, isFeatured, onFeatured }: HomeRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-4">
        <div className="min-w-0 flex-1">
          {isShown === null ? (
            <HomeLine home={home} />
          ) : (
            <Checkbox isSelected={isShown} onChange={onShow} align="center">
              <HomeLine home={home} />
            </Checkbox>
          )}
        </div>
        <span className={cx("flex sm:ps-0", isShown === null ? "ps-15" : "ps-23")}>
          <ChoiceBadge group="state_status" code={home.state_status} />
        </span>
      </div>
      <ToggleButton
        aria-label={t("sites.homes.inFrontOf", { name: home.name })}
        isSelected={isFeatured}
        onChange={onFeatured}
        className="focus-ring flex h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong/60 px-3 text-sm font-medium text-ink-muted transition-colors data-hovered:border-line-strong data-hovered:text-ink data-selected:border-accent-line data-selected:bg-accent-soft data-selected:text-accent-text sm:h-9"
      >
        <Star aria-hidden className={cx("size-4.5", isFeatured && "fill-current")} />
        <span className="max-sm:hidden">{t("sites.homes.inFront")}</span>
      </ToggleButton>
    </li>
  );
}
