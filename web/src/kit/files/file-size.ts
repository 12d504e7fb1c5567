// Formats a file size in a readable unit.
import { numberFormat } from "../formats";

const STEP = 1024;
const UNITS = ["byte", "kilobyte", "megabyte"] as const;

export function fileSize(bytes: number, locale: string): string {
  let [size, place] = [bytes, 0];
  // A size that would round to 1,000 kB is written in megabytes.
  while (size >= 999.5 && place < UNITS.length - 1) {
    size /= STEP;
    place += 1;
  }
  const isMegabyte = UNITS[place] === "megabyte";
  return numberFormat(locale, {
    style: "unit",
    unit: UNITS[place],
    unitDisplay: place === 0 ? "long" : "short",
    maximumFractionDigits: isMegabyte ? 1 : 0,
  }).format(place === 1 ? Math.max(1, size) : size);
}
