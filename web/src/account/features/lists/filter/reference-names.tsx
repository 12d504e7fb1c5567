// Names of the rows that a list refers to, loaded once per page instead of once per row.
import { useQueries } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { Row } from "@/api/resource";
import { Skeleton } from "@/ui/feedback/skeleton";
import { type ResourceName, rowsQuery } from "../../resources";

/** Names of rows when others refer to them, by resource. */
const NAMES = {
  property: (row: Named) => row.name,
  source: (row: Named) => row.name,
  listing: (row: Named) => row.property_name,
  reservation: (row: Named) => `${row.first_name} ${row.last_name}`,
  webhook: (row: Named) => row.url,
} satisfies Partial<Record<ResourceName, (row: Named) => unknown>>;

type Named = Row & Readonly<Record<string, unknown>>;

export type Referable = keyof typeof NAMES;

/** A field of the rows and the resource that it refers to. */
interface Reference {
  field: string;
  resource: Referable;
}

const NamesContext = createContext<ReadonlyMap<string, string>>(new Map());

interface ReferenceNamesProps {
  references: readonly Reference[];
  rows: readonly Row[];
  children: ReactNode;
}

const keysIn = (rows: readonly Row[], field: string) => [
  ...new Set(rows.map((row) => (row as Named)[field]).filter((key) => typeof key === "string")),
];

export function ReferenceNames({ references, rows, children }: ReferenceNamesProps) {
  const names = useQueries({
    queries: references.map(({ field, resource }) => {
      const keys = keysIn(rows, field);
      return {
        ...rowsQuery<Named>(resource, { filters: { key: keys }, limit: Math.max(keys.length, 1) }),
        enabled: keys.length > 0,
        meta: { showsOwnError: true },
      };
    }),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) => {
          const name = NAMES[references[index]?.resource ?? "property"];
          return (data?.results ?? []).map((row) => [row.key, String(name(row))] as const);
        }),
      ),
  });
  return <NamesContext.Provider value={names}>{children}</NamesContext.Provider>;
}

export function ReferenceName({ referred }: { referred: string | null | undefined }) {
  const name = useContext(NamesContext).get(referred ?? "");
  if (!referred) return "–";
  return name ? <span className="line-clamp-2">{name}</span> : <Skeleton className="h-3.5 w-28" />;
}
