// Price limits: per night without dates, of the whole stay with them.
import { t } from "@/i18n/site";
import { minorPerUnit } from "@/kit/money/money";
import { RangeSlider } from "@/ui/form/range-slider";
import { glance } from "../../properties";
import { useSite } from "../../site";
import { limitsOf, type PriceLimits, type Prices, sliderEnds, sliderStep, thumbsOf } from "./price-range";

interface PriceSliderProps {
  hasDates: boolean;
  prices: Prices | undefined;
  limits: PriceLimits;
  onChange: (limits: PriceLimits) => void;
}

export function PriceSlider({ hasDates, prices, limits, onChange }: PriceSliderProps) {
  const { site } = useSite();
  const ends = sliderEnds(site, prices);
  return (
    <RangeSlider
      label={hasDates ? t("site.filters.priceTotal") : t("site.filters.priceNight")}
      minValue={ends[0]}
      maxValue={ends[1]}
      step={sliderStep(ends)}
      value={thumbsOf(ends, limits)}
      format={(value) => glance(value * minorPerUnit(site.currency.code), site.currency)}
      onChange={(thumbs) => onChange(limitsOf(ends, thumbs))}
    />
  );
}
