// How long the quote's price is guaranteed: a time of day, and a countdown in the last hour.
import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { cx } from "@/ui/class-names";

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
/** From here on the countdown is emphasized. */
const SOON = 5 * MINUTE;

const clockText = (seconds: number) =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;

function useSecondsUntil(instant: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / SECOND));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` depends only on the instant
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), SECOND);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}

interface PriceGuaranteeProps {
  until: string;
  /** Called once, when the time is over. */
  onOver: () => void;
}

export function PriceGuarantee({ until, onOver }: PriceGuaranteeProps) {
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return (
    <p
      role="timer"
      className={cx(
        "flex items-center gap-2 text-sm",
        seconds <= SOON ? "font-medium text-warning" : "text-ink-subtle",
      )}
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      <span className="tabular-nums">{guaranteeText(until, seconds)}</span>
    </p>
  );
}

function guaranteeText(until: string, seconds: number): string {
  if (seconds < HOUR) return t("site.checkout.holdFor", { time: clockText(seconds) });
  const format = new Intl.DateTimeFormat(currentFormat(), {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return t("site.checkout.holdUntil", { time: format.format(new Date(until)) });
}
