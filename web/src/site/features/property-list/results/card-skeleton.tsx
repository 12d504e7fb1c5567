// Placeholder of a card, with the card's own heights.
import { Skeleton } from "@/ui/feedback/skeleton";

export function CardSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="aspect-3/2 w-full rounded-xl" />
      <div className="flex flex-col gap-2 pt-1">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3.5 w-1/2" />
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="mt-1 h-4 w-1/3" />
      </div>
    </div>
  );
}
