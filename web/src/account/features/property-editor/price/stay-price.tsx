// Price of a stay at the current rates.
import { lazy, Suspense } from "react";
import { Skeleton } from "@/ui/feedback/skeleton";
import { loadStayPrice } from "../../reservations";
import { useEditor } from "../frame/editor-context";

const Price = lazy(async () => ({ default: await loadStayPrice() }));

export function StayPrice() {
  const { property } = useEditor();
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
      <Price property={property.values.key} />
    </Suspense>
  );
}
