// Placeholder of a calendar's size while it loads, against layout shift.
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";

export function CalendarSkeleton({ months = 1 }: { months?: 1 | 2 }) {
  return (
    <div
      className={cx("mx-auto grid w-full gap-x-10", months === 2 ? "max-w-196 md:grid-cols-2" : "max-w-92")}
    >
      {Array.from({ length: months }, (_, month) => month).map((month) => (
        <div key={month} className={cx(month === 1 && "max-md:hidden")}>
          <Skeleton className="mx-auto mb-3 h-9 w-32" />
          <Skeleton className="h-69 w-full rounded-lg sm:h-74" />
        </div>
      ))}
    </div>
  );
}
