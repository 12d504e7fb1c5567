// Narrows a list to some properties.
import type { ListFilter } from "../lists";

export const propertyFilter: ListFilter = {
  kind: "object",
  name: "property",
  field: "property",
  resource: "property",
  display: "name",
};
