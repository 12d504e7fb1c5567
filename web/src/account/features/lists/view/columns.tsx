// Builders of columns by content: text, date, amount, code. A declaration names the field; the rest follows from it.
import type { ReactNode } from "react";
import type { Row } from "@/api/resource";
import type { ChoiceGroup, CodeIn, ResourceName } from "../../resources";
import { type Stateful, StateMenu } from "../../states";
import { Amount, ChoiceBadge, CivilDate, Count, Flag, Instant } from "../../values";
import type { FieldName, ListColumn } from "../declaration";
import { type Referable, ReferenceName } from "../filter/reference-names";

type More<T> = Partial<Omit<ListColumn<T>, "key" | "cell">>;

/** Fields that hold one of these codes. */
type Holding<T, Code> = {
  [Field in FieldName & keyof T]: T[Field] extends Code | null ? Field : never;
}[FieldName & keyof T];

/** Column builders for one row type. */
export function columnsOf<T extends Row>() {
  type Field = FieldName & keyof T;
  const column = (key: FieldName, cell: (row: T) => ReactNode, more: More<T> = {}): ListColumn<T> => ({
    key,
    cell,
    ...more,
  });
  const end: More<T> = { align: "end" };
  const sorted: More<T> = { isSortable: true };
  return {
    custom: column,
    /** The name of the row: the first column, which links to the row's page. */
    name: (key: Field, note?: (row: T) => ReactNode, more?: More<T>) =>
      column(key, (row) => <Named name={String(row[key] ?? "")} note={note?.(row)} />, {
        phone: "title",
        ...sorted,
        ...more,
      }),
    text: (key: Field, more?: More<T>) =>
      column(key, (row) => <span className="line-clamp-2">{String(row[key] ?? "")}</span>, more),
    count: (key: Field, more?: More<T>) =>
      column(key, (row) => <Count value={row[key] as number | null} />, { ...end, ...sorted, ...more }),
    amount: (key: Field, more?: More<T>) =>
      column(key, (row) => <Amount row={row} value={row[key] as number | null} />, {
        ...end,
        ...sorted,
        ...more,
      }),
    date: (key: Field, more?: More<T>) =>
      column(key, (row) => <CivilDate value={row[key] as string | null} />, { ...sorted, ...more }),
    instant: (key: Field, more?: More<T>) =>
      column(key, (row) => <Instant value={row[key] as string | null} />, { ...sorted, ...more }),
    flag: (key: Field, more?: More<T>) => column(key, (row) => <Flag isOn={row[key] === true} />, more),
    /** The row's state, which can be changed in place. */
    state: (resource: ResourceName, more?: More<T>) =>
      column("state_status", (row) => <StateMenu resource={resource} row={row as T & Stateful} />, {
        phone: "end",
        isInteractive: true,
        ...sorted,
        ...more,
      }),
    /** The name of the referenced row. */
    reference: (key: Field, resource: Referable, more?: More<T>) =>
      column(key, (row) => <ReferenceName referred={row[key] as string | null} />, {
        refersTo: resource,
        ...more,
      }),
    choice: <Group extends ChoiceGroup>(key: Holding<T, CodeIn<Group>>, group: Group, more?: More<T>) =>
      column(key, (row) => <ChoiceBadge group={group} code={row[key] as CodeIn<Group> | null} />, {
        phone: "end",
        ...sorted,
        ...more,
      }),
  };
}

function Named({ name, note }: { name: string; note?: ReactNode }) {
  return (
    <>
      <span className="line-clamp-2">{name || "–"}</span>
      {note && <span className="block truncate text-xs font-normal text-ink-subtle">{note}</span>}
    </>
  );
}
