// A list screen is said, not written: which resource, which columns, what narrows it, what can be done with many rows at once.
import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { BulkAnswer, Filters, Resource, Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import type { AccountMessages } from "@/i18n/message-types";
import type { DataColumn } from "@/ui/data-table";
import type { ToastContent } from "@/ui/toast-queue";
import type { Become, ChoiceGroup, ResourceName } from "../resources";
import type { ListWay } from "./list-way";
import type { Referable } from "./reference-names";

type KeysAfter<Prefix extends string> = keyof AccountMessages extends infer Key
  ? Key extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;

/** Fields that have a name in the catalogue. */
export type FieldName = KeysAfter<"account.field.">;
/** Views and actions, by the words on them. */
export type ViewName = KeysAfter<"account.preset.">;
export type ActionName = KeysAfter<"account.action.">;

export interface ListColumn<T> extends Omit<DataColumn<T>, "title"> {
  key: FieldName;
  /** Shown only to those who ask for it. */
  isExtra?: boolean;
  /** The cell names a row of this resource. */
  refersTo?: Referable;
}

/** What a filter offers; `name` is the API's name of it. */
export type ListFilter =
  | { kind: "choice"; name: string; field: FieldName; group: ChoiceGroup }
  | { kind: "boolean"; name: string; field: FieldName }
  | { kind: "text"; name: string; field: FieldName }
  /** From one day to another; of instants by the reader's clock. */
  | { kind: "dates" | "instants"; name: string; field: FieldName }
  /** More than none. */
  | { kind: "some"; name: string; field: FieldName }
  | { kind: "object"; name: string; field: FieldName; resource: ResourceName; display: string };

export interface PresetView {
  name: ViewName;
  /** What the view is in the address; dates are made when it is shown. */
  params: () => Record<string, string>;
}

export interface QuestionProps<T extends Row> {
  resource: ResourceName;
  rows: readonly T[];
  /** What holds several things says how it changes. */
  onAnswer: (values: Partial<T>, way?: ListWay) => void;
  onClose: () => void;
}

/** What exactly an action does is asked first. */
export interface Question<T extends Row> {
  ask: ComponentType<QuestionProps<T>>;
  act: (values: Partial<T>, way?: ListWay) => BulkAction<T>;
}

export interface BulkAction<T extends Row> {
  name: ActionName;
  icon: ReactNode;
  isDangerous?: boolean;
  /** Asked before anything happens. */
  mustConfirm?: boolean;
  /** What comes of the answer is run instead. */
  question?: Question<T>;
  run: (rows: readonly T[], resource: Resource<T>) => Promise<BulkAnswer | undefined>;
  /** So many rows are run, or taken back, by one call. */
  atOnce?: number;
  /** Tells by itself of what did not go as asked; whether anything is left to tell. */
  remark?: (answer: BulkAnswer) => boolean;
  /** What it makes of each row, where that is known before the server has said so. */
  become?: Become<T>;
  /** What is told instead of success when the server changed fewer rows than were asked for. */
  tellFewer?: (changed: number, asked: number) => ToastContent;
  /** Takes it back, given the rows as they were. */
  undo?: (rows: readonly T[], resource: Resource<T>) => Promise<unknown>;
}

/** An action as it is shown, whatever the rows are. */
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
  actions?: readonly BulkAction<T>[];
  /** Narrows the list always, whatever the address says. */
  always?: Filters;
  /** How many options a filter shows at first, where it is not five. */
  optionLimit?: number;
  /** Whether people make such rows themselves. */
  canCreate?: boolean;
  /** Whether such rows can come from a sheet. */
  canImport?: boolean;
  /** Rows without a page of their own lead nowhere. */
  hasPage?: boolean;
  /** Opened by their name in the address: `?modal=name`. */
  modals?: Readonly<Record<string, ComponentType<ModalProps>>>;
  /** Something of the list's own between its top and its rows. */
  aboveRows?: ComponentType;
  /** The list asks for nothing until this holds. */
  isReady?: () => boolean;
  /** What the alert is called when nothing is selected. */
  nothingSelected?: () => string;
}

export const declareList = <T extends Row>(declaration: ListDeclaration<T>) => declaration;
