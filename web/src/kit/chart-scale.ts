// The scale of a chart: round numbers that cover the largest value.

const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 3;

/** The grid lines of a chart from zero up; the last is at least as high as the largest value. */
export function scaleFor(largest: number, lines = LINES): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / lines;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}
