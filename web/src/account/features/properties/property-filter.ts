// List filter by property.
import type { ListFilter } from "../lists";

export const propertyFilter: ListFilter = {
  kind: "object",
  name: "property",
  field: "property",
  resource: "property",
  display: "name",
};
