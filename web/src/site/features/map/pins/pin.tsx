// A pin: one home with its price, or several with their number. A real button.
import { t } from "@/i18n/site";
import { cx } from "@/ui/class-names";
import { priceTexts } from "../../properties";
import type { PropertyCard } from "../../site";
import type { Point } from "../view/mercator";

interface PinState {
  isSelected: boolean;
  /** Its card is hovered or focused. */
  isHighlighted: boolean;
  isBouncing: boolean;
  isVisited: boolean;
}

interface PinProps extends PinState {
  homes: readonly [PropertyCard, ...PropertyCard[]];
  at: Point;
  onPress: () => void;
  onHighlight: (key: string | null) => void;
}

export function Pin({
  homes,
  at,
  isSelected,
  isHighlighted,
  isBouncing,
  isVisited,
  onPress,
  onHighlight,
}: PinProps) {
  const [home] = homes;
  const isCluster = homes.length > 1;
  const isStrong = isSelected || isHighlighted;
  return (
    <div
      className={cx("absolute top-0 left-0 size-0", isStrong ? "z-2" : "hover:z-1")}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        data-bouncing={isBouncing || undefined}
        onClick={onPress}
        onPointerEnter={() => onHighlight(home.key)}
        onPointerLeave={() => onHighlight(null)}
        className={cx(
          "absolute flex h-8 min-w-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border px-2.5 text-[0.8125rem] font-semibold whitespace-nowrap tabular-nums shadow-md transition-[background-color,color,scale]",
          "hover:scale-108 data-bouncing:animate-pin-bounce",
          isStrong && "scale-108 border-inverse bg-inverse text-ink-inverse",
          !isStrong && isCluster && "border-transparent bg-accent text-on-accent",
          !isStrong && !isCluster && isVisited && "border-line bg-sunken text-ink-subtle",
          !isStrong && !isCluster && !isVisited && "border-line bg-surface text-ink",
        )}
      >
        {isCluster ? <ClusterLabel count={homes.length} /> : <PriceLabel home={home} />}
        {isVisited && !isCluster && <span className="sr-only">, {t("site.map.visited")}</span>}
      </button>
    </div>
  );
}

function PriceLabel({ home }: { home: PropertyCard }) {
  const price = priceTexts(home, { isRounded: true });
  return (
    <>
      <span className="sr-only">{home.name}, </span>
      {price ? (
        <span>
          {price.lead && <span className="text-[0.6875rem] font-medium opacity-80">{price.lead} </span>}
          {price.amount}
          <span className="sr-only"> {price.unit}</span>
        </span>
      ) : (
        <span aria-hidden className="size-2 rounded-full bg-current" />
      )}
    </>
  );
}

function ClusterLabel({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t("site.map.cluster", { count })}</span>
    </>
  );
}
