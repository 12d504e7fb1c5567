// What a row that a list is filtered by is called.
import { useQuery } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import { rowQuery } from "../resources";
import type { ListFilter } from "./declaration";

export type ByObject = ListFilter & { kind: "object" };
export type Named = Row & Record<string, unknown>;

/** The name of a chosen row; its key until it is known. */
export function useObjectName({ resource, display }: ByObject, key: string): string {
  const { data } = useQuery(rowQuery<Named>(resource, key));
  return data ? String(data[display]) : key;
}
