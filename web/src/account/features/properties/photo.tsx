// The list of photos of all properties.
import { Images } from "lucide-react";
import type { PhotoUrls, RowOf } from "@/api/rows";
import { columnsOf, declareList, deleteRows, propertyFilter } from "../lists";

type Photo = RowOf<"photo", { urls: PhotoUrls }>;

const column = columnsOf<Photo>();

export const photoList = declareList<Photo>({
  resource: "photo",
  icon: Images,
  nameOf: ({ alt, key }) => alt || key,
  canCreate: false,
  columns: [
    column.custom(
      "alt",
      ({ alt, state, urls }) => (
        <span className="flex items-center gap-3">
          <span className="h-9 w-12 shrink-0 overflow-hidden rounded-sm bg-sunken">
            {state === "ready" && (
              <img src={urls.small_url} alt="" loading="lazy" className="size-full object-cover" />
            )}
          </span>
          <span className="line-clamp-2">{alt || "–"}</span>
        </span>
      ),
      { phone: "title" },
    ),
    column.reference("property", "property", { phone: "note" }),
    column.count("position"),
    column.choice("state", "photo_state"),
    column.count("width", { isExtra: true }),
    column.count("height", { isExtra: true }),
    column.instant("updated_at"),
  ],
  filters: [propertyFilter, { kind: "choice", name: "state", field: "state", group: "photo_state" }],
  actions: [deleteRows()],
});
