// The usual bulk actions: call an action of the resource, set a field, delete.
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { STATE_STATUS } from "@/api/codes";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { MAX_PER_URL_CALL } from "../bulk/parts";
import { changeLists } from "../change/change-lists";
import type { OwnTexts } from "../change/list-change";
import type { ActionName, ActionPromptProps, BulkAction } from "../declaration";

type Fields<T> = readonly (keyof T & string)[];

/** An item of a batch update: the row, and the given fields of `values`. */
function itemOf<T extends Row>({ key, uri }: T, values: Partial<T>, fields: Fields<T>) {
  const changes = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { key, uri, ...changes } as Pick<T, "key" | "uri"> & Partial<T>;
}

const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);

/** Undo: sets the changed fields to their former values. */
const restoring = <T extends Row>(fields: Fields<T>): Pick<BulkAction<T>, "undo"> => ({
  undo: (rows, resource) => resource.updateMany(rows.map((row) => itemOf(row, row, fields))),
});

/** Calls the resource's action of that name, which changes the given fields. */
export const callAction = <T extends Row>(
  name: ActionName,
  icon: ReactNode,
  ...changed: Fields<T>
): BulkAction<T> => ({
  name,
  icon,
  run: (rows, resource) => resource.actOnMany(name, keysOf(rows)),
  ...(changed.length > 0 && restoring<T>(changed)),
});

/** Like `callAction`, if the resulting values are known in advance. */
export const callSetting = <T extends Row>(
  name: ActionName,
  icon: ReactNode,
  values: Partial<T>,
): BulkAction<T> => ({
  ...callAction<T>(name, icon, ...(Object.keys(values) as (keyof T & string)[])),
  updateRow: () => values,
});

/** Sets fields of all rows by a batch update of only those fields. */
export const setFields = <T extends Row>(
  name: ActionName,
  icon: ReactNode,
  values: Partial<T>,
): BulkAction<T> => {
  const fields = Object.keys(values) as (keyof T & string)[];
  return {
    name,
    icon,
    run: async (rows, resource) => {
      await resource.updateMany(rows.map((row) => itemOf(row, values, fields)));
      return undefined;
    },
    updateRow: () => values,
    ...restoring<T>(fields),
  };
};

const ChangeDialog = lazy(async () => ({ default: (await import("../change/change-dialog")).ChangeDialog }));

/** Changes one field of all rows, chosen in a dialog. `own` has custom pickers for some fields that hold words. */
export const changeRows = <T extends Row>(own: OwnTexts = {}): BulkAction<T> => {
  const icon = <Pencil />;
  return {
    name: "change",
    icon,
    prompt: ({ onAnswer, ...asked }: ActionPromptProps<T>) => (
      <ChangeDialog
        {...asked}
        own={own}
        onChoose={(field, value, operation) =>
          onAnswer(
            operation
              ? changeLists(field, value as string[], operation)
              : setFields("change", icon, { [field]: value } as Partial<T>),
          )
        }
      />
    ),
    run: () => Promise.resolve(undefined),
  };
};

export const deleteRows = <T extends Row>(): BulkAction<T> => ({
  name: "delete",
  icon: <Trash2 />,
  isDangerous: true,
  mustConfirm: true,
  atOnce: MAX_PER_URL_CALL,
  run: async (rows, resource) => ({ updated: (await resource.removeList({ key: keysOf(rows) })).deleted }),
  updateRow: () => null,
  fewerChanged: (deleted, count) =>
    deleted === 0
      ? { kind: "info", title: t("account.bulk.noneDeleted"), detail: t("account.bulk.goneAlready") }
      : {
          kind: "info",
          title: t("account.bulk.fewerDeleted", { deleted, count }),
          detail: t("account.bulk.othersGone"),
        },
});

/** Actions for rows with a state, and further ones of a list. */
export const stateActions = <T extends Row & { state_status: string }>(
  ...others: BulkAction<T>[]
): BulkAction<T>[] => [
  callSetting<T>("activate", <Play />, { state_status: STATE_STATUS.active } as Partial<T>),
  callSetting<T>("pause", <Pause />, { state_status: STATE_STATUS.paused } as Partial<T>),
  ...others,
  deleteRows<T>(),
];
