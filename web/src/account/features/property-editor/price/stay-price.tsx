// What a stay would cost with the prices as they are now.
import { lazy, Suspense } from "react";
import { Skeleton } from "@/ui/skeleton";
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
