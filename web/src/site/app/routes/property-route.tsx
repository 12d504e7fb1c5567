// Route of a home's page; another home mounts a new page.
import { useLoaderData } from "@tanstack/react-router";
import { PropertyPage } from "../../features/property";
import type { Property } from "../../features/site";

export function PropertyRoute() {
  const property = useLoaderData({ strict: false }) as Property;
  return <PropertyPage key={property.key} property={property} />;
}
