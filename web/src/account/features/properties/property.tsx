// The list of properties.
import { House } from "lucide-react";
import type { Row } from "@/api/resource";
import { changeRows, columnsOf, declareList, stateActions } from "../lists";

interface Property extends Row {
  name: string;
  city: string;
  state: string;
  property_type: string;
  bedrooms: number;
  bathrooms: number;
  accommodates: number;
  system_type: string;
  state_status: string;
  updated_at: string;
  photo: { small_url: string } | null;
}

const column = columnsOf<Property>();

function Home({ name, city, state, photo }: Property) {
  return (
    <span className="flex items-center gap-3">
      <span className="h-9 w-12 shrink-0 overflow-hidden rounded-sm bg-sunken">
        {photo && <img src={photo.small_url} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-1">{name}</span>
        <span className="block truncate text-xs font-normal text-ink-subtle">
          {[city, state].filter(Boolean).join(", ")}
        </span>
      </span>
    </span>
  );
}

export const propertyList = declareList<Property>({
  resource: "property",
  canImport: true,
  icon: House,
  nameOf: ({ name }) => name,
  sort: "name",
  columns: [
    column.custom("name", Home, { isSortable: true, phone: "title" }),
    column.text("property_type"),
    column.count("bedrooms"),
    column.count("bathrooms"),
    column.count("accommodates"),
    column.choice("system_type", "system_type", { phone: "hidden", isExtra: true }),
    column.instant("updated_at", { isExtra: true }),
    column.state("property"),
  ],
  filters: [
    { kind: "choice", name: "state_status", field: "state_status", group: "state_status" },
    { kind: "choice", name: "system_type", field: "system_type", group: "system_type" },
    { kind: "text", name: "city__icontains", field: "city" },
  ],
  views: [
    { name: "active", params: () => ({ state_status: "a" }) },
    { name: "paused", params: () => ({ state_status: "p" }) },
  ],
  actions: stateActions(changeRows()),
});
