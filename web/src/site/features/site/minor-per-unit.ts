// Minor units in one unit of a site's currency.
import { minorDigits } from "@/kit/money/money";
import type { Site } from "./api-types";

export const minorPerUnit = ({ currency }: Pick<Site, "currency">) => 10 ** minorDigits(currency.code);
