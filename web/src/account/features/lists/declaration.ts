// Types of a list declaration: resource, columns, filters, views and bulk actions.
import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { BulkAnswer, Filters, Resource, Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import type { AccountMessages } from "@/i18n/message-types";
import type { DataColumn } from "@/ui/list/data-table";
import type { ToastContent } from "@/ui/overlay/toast-queue";
import type { ChoiceGroup, ResourceName, RowUpdate } from "../resources";
import type { Referable } from "./filter/reference-names";

type KeysAfter<Prefix extends string> = keyof AccountMessages extends infer Key
  ? Key extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;

/** Fields that have a label in the i18n messages. */
export type FieldName = KeysAfter<"account.field.">;
/** Names of views and actions, by the keys of their labels. */
type ViewName = KeysAfter<"account.preset.">;
export type ActionName = KeysAfter<"account.action.">;

export interface ListColumn<T> extends Omit<DataColumn<T>, "title"> {
  key: FieldName;
  /** Hidden until the user shows it. */
  isExtra?: boolean;
  /** The field that the column is sorted by, if not the one with its key. */
  sortField?: string;
  /** Set if the cell shows the name of a row of this resource. */
  refersTo?: Referable;
}

/** A filter; `name` is its parameter in the API. */
export type ListFilter =
  | { kind: "choice"; name: string; field: FieldName; group: ChoiceGroup }
  | { kind: "boolean"; name: string; field: FieldName }
  | { kind: "text"; name: string; field: FieldName }
  /** A range of days; for instants in the user's time zone. */
  | { kind: "dates" | "instants"; name: string; field: FieldName }
  /** More than zero. */
  | { kind: "some"; name: string; field: FieldName }
  | { kind: "object"; name: string; field: FieldName; resource: ResourceName; display: string };

export interface PresetView {
  name: ViewName;
  /** Query parameters of the view; a function, since dates depend on the current day. */
  params: () => Record<string, string>;
}

export interface ActionPromptProps<T extends Row> {
  resource: ResourceName;
  rows: readonly T[];
  /** Runs the action that was made from the user's input. */
  onAnswer: (action: BulkAction<T>) => void;
  onClose: () => void;
}

export interface BulkAction<T extends Row> {
  name: ActionName;
  icon: ReactNode;
  isDangerous?: boolean;
  /** Asks for confirmation first. */
  mustConfirm?: boolean;
  /** Asks for the parameters of the action; the one made from them runs instead. */
  prompt?: ComponentType<ActionPromptProps<T>>;
  run: (rows: readonly T[], resource: Resource<T>) => Promise<BulkAnswer | undefined>;
  /** Maximum number of rows per call, also for undo. */
  atOnce?: number;
  /** Reports partial failures itself; returns whether anything is left to report. */
  remark?: (answer: BulkAnswer) => boolean;
  /** Changes of each row, if they are known before the response, for an optimistic update. */
  updateRow?: RowUpdate<T>;
  /** Toast shown instead of success if the server changed fewer rows than requested. */
  fewerChanged?: (changed: number, asked: number) => ToastContent;
  /** Undoes the action, given the rows as they were. */
  undo?: (rows: readonly T[], resource: Resource<T>) => Promise<unknown>;
}

/** An action as displayed, independent of the row type. */
export interface OfferedAction extends Pick<BulkAction<Row>, "name" | "icon" | "isDangerous"> {
  press: () => void;
}

export interface ModalProps {
  onClose: () => void;
}

export interface ListDeclaration<T extends Row> {
  resource: NameOf<T>;
  icon: LucideIcon;
  nameOf: (row: T) => string;
  columns: readonly ListColumn<T>[];
  filters?: readonly ListFilter[];
  /** A field, prefixed with a minus sign for descending. */
  sort?: string;
  views?: readonly PresetView[];
  /** The view that the list opens with, instead of all rows. */
  opensOn?: ViewName;
  actions?: readonly BulkAction<T>[];
  /** Filters that always apply, besides those in the address. */
  always?: Filters;
  /** Number of options that a filter shows at first, if not five. */
  optionLimit?: number;
  /** Whether users can create such rows. */
  canCreate?: boolean;
  /** Whether such rows can be imported from a CSV file. */
  canImport?: boolean;
  /** Whether rows have a page to link to. */
  hasPage?: boolean;
  /** Modals by name, opened by the address: `?modal=name`. */
  modals?: Readonly<Record<string, ComponentType<ModalProps>>>;
  /** List-specific content between the header and the rows. */
  aboveRows?: ComponentType;
  /** Wraps the table: loads what its cells show besides the rows, once per page. */
  around?: ComponentType<{ rows: readonly T[]; children: ReactNode }>;
  /** Text of the button that creates a row, if it is not "New". */
  createLabel?: () => string;
  /** The list loads nothing until this returns true. */
  isReady?: () => boolean;
  /** Title of the toast if nothing is selected. */
  nothingSelected?: () => string;
}

export const declareList = <T extends Row>(declaration: ListDeclaration<T>) => declaration;
