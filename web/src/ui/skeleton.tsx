// Stands where content will be, with its size, so that nothing moves when it comes.
import { cx } from "./class-names";

/** Give it the height, width and radius of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block animate-shimmer rounded-sm bg-pressed", className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={cx("flex flex-col gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={cx("h-3.5", line === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}
