// List filter by property.
import type { ListFilter } from "../declaration";

export const propertyFilter: ListFilter = {
  kind: "object",
  name: "property",
  field: "property",
  resource: "property",
  display: "name",
};
