// A column chart with at most two columns per label. Keyboard access by one tab stop and arrow keys; screen readers get a table.
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { scaleFor } from "@/kit/chart-scale";
import { cx } from "../class-names";

interface ChartPoint {
  /** Below the column. */
  label: string;
  /** Read aloud, and shown above the chart. */
  name: string;
  value: number | null;
  /** Drawn beside it, paler. */
  before: number | null;
}

interface ColumnChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** Names of `value` and `before`. */
  names: { label: string; value: string; before: string };
  format: (value: number) => string;
  /** Format of the grid line labels, where there is less room. */
  formatLine?: (value: number) => string;
  /** Upper limit of the scale. */
  ceiling?: number;
  hasBefore?: boolean;
  className?: string;
}

const HEIGHT = 168;
const BOTTOM = 22;
const TOP = 14;
const PLOT = HEIGHT - TOP - BOTTOM;
const NOTHING = "–";

export function ColumnChart(props: ColumnChartProps) {
  const { title, points, names, format, formatLine = format, ceiling, hasBefore = true, className } = props;
  const [active, setActive] = useState<number | null>(null);
  const columns = useRef<(SVGGElement | null)[]>([]);
  const titleId = useId();
  const lines = scaleFor(largestOf(points, hasBefore)).filter(
    (line) => ceiling === undefined || line <= ceiling,
  );
  const top = lines.at(-1) || 1;
  const heightOf = (value: number | null) => Math.max((Math.max(value ?? 0, 0) / top) * PLOT, 0);
  const heightAt = (line: number) => TOP + PLOT - (line / top) * PLOT;
  const share = 100 / Math.max(points.length, 1);
  const shown = points[active ?? -1];
  const valueText = (value: number | null) => (value === null ? NOTHING : format(value));

  const move = (event: KeyboardEvent, from: number) => {
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: points.length - 1 }[event.key];
    if (to === undefined || !points[to]) return;
    event.preventDefault();
    columns.current[to]?.focus();
  };

  return (
    <figure className={cx("relative min-w-0", className)} aria-labelledby={titleId}>
      <figcaption id={titleId} className="sr-only">
        {title}
      </figcaption>
      <p
        aria-hidden
        className="flex h-5 flex-wrap gap-x-3 overflow-hidden text-xs text-ink-muted tabular-nums"
      >
        {shown ? (
          <>
            <span className="font-medium text-ink">{shown.name}</span>
            <Key tone="value">{valueText(shown.value)}</Key>
            {hasBefore && <Key tone="before">{valueText(shown.before)}</Key>}
          </>
        ) : (
          hasBefore && (
            <>
              <Key tone="value">{names.value}</Key>
              <Key tone="before">{names.before}</Key>
            </>
          )
        )}
      </p>
      <div className="relative mt-2 ps-12">
        {lines.map((line) => (
          <span
            key={line}
            aria-hidden
            style={{ top: heightAt(line) }}
            className="absolute start-0 w-10 -translate-y-1/2 truncate text-end text-[0.6875rem] text-ink-subtle tabular-nums"
          >
            {formatLine(line)}
          </span>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no form fields */}
        <svg
          role="group"
          aria-labelledby={titleId}
          width="100%"
          height={HEIGHT}
          className="block overflow-visible"
          onPointerLeave={() => setActive(null)}
        >
          {lines.map((line) => (
            <line
              key={line}
              x1="0"
              x2="100%"
              y1={heightAt(line)}
              y2={heightAt(line)}
              className="stroke-line"
              strokeWidth={1}
            />
          ))}
          {points.map((point, index) => {
            const [now, before] = [heightOf(point.value), heightOf(point.before)];
            const isActive = index === active;
            const words = hasBefore
              ? `${point.name}: ${names.value} ${valueText(point.value)}, ${names.before} ${valueText(point.before)}`
              : `${point.name}: ${valueText(point.value)}`;
            return (
              // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its values are read by keyboard users
              <g
                key={point.name}
                ref={(element) => {
                  columns.current[index] = element;
                }}
                role="img"
                aria-label={words}
                tabIndex={index === (active ?? 0) ? 0 : -1}
                onFocus={() => setActive(index)}
                onBlur={() => setActive(null)}
                onPointerEnter={() => setActive(index)}
                onKeyDown={(event) => move(event, index)}
                className="group outline-none"
              >
                <rect
                  x={`${share * index}%`}
                  width={`${share}%`}
                  y={0}
                  height={HEIGHT}
                  rx={6}
                  className={cx(
                    "stroke-transparent group-focus-visible:stroke-focus",
                    isActive ? "fill-sunken" : "fill-transparent",
                  )}
                  strokeWidth={2}
                />
                {hasBefore && (
                  <rect
                    x={`${share * (index + 0.18)}%`}
                    width={`${share * 0.3}%`}
                    y={TOP + PLOT - before}
                    height={before}
                    rx={2}
                    className="fill-line-strong/55"
                  />
                )}
                <rect
                  x={`${share * (index + (hasBefore ? 0.52 : 0.25))}%`}
                  width={`${share * (hasBefore ? 0.3 : 0.5)}%`}
                  y={TOP + PLOT - now}
                  height={now}
                  rx={2}
                  className="fill-accent"
                />
                <text
                  x={`${share * (index + 0.5)}%`}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                  className={cx("text-[0.6875rem]", isActive ? "fill-ink" : "fill-ink-subtle")}
                >
                  {point.label}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{names.label}</th>
              <th scope="col">{names.value}</th>
              {hasBefore && <th scope="col">{names.before}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <th scope="row">{point.name}</th>
                <td>{valueText(point.value)}</td>
                {hasBefore && <td>{valueText(point.before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Key({ tone, children }: { tone: "value" | "before"; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={cx("size-2 rounded-full", tone === "value" ? "bg-accent" : "bg-line-strong/55")} />
      {children}
    </span>
  );
}

const largestOf = (points: readonly ChartPoint[], hasBefore: boolean) =>
  Math.max(0, ...points.flatMap(({ value, before }) => [value ?? 0, hasBefore ? (before ?? 0) : 0]));
