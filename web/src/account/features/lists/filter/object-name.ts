// Name of a row that a list is filtered by.
import { useQuery } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import { rowQuery } from "../../resources";
import type { ListFilter } from "../declaration";

export type ByObject = ListFilter & { kind: "object" };
export type Named = Row & Record<string, unknown>;

/** The name of a chosen row; its key until the name is loaded. */
export function useObjectName({ resource, display }: ByObject, key: string): string {
  const { data } = useQuery(rowQuery<Named>(resource, key));
  return data ? String(data[display]) : key;
}
