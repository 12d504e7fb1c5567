// Placeholder of loading content with its size, against layout shift.
import { cx } from "../class-names";

/** Set the height, width and radius of the content it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block animate-shimmer rounded-sm bg-pressed", className)} />;
}

/** Lines of loading text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={cx("flex flex-col gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={cx("h-3.5", line === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}
