// List filter by listing.
import type { ListFilter } from "../lists";

export const listingFilter: ListFilter = {
  kind: "object",
  name: "listing",
  field: "listing",
  resource: "listing",
  display: "property_name",
};
