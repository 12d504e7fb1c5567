// Changes and deletes rows that belong to the home, with undo.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { t } from "@/i18n/editor";
import { toasts } from "@/ui/overlay/toast-queue";
import { metadataQuery, refreshRows, resourceOf } from "../../resources";
import { copyOf, newFields } from "../../row-pages";
import { refreshPrices } from "../data/queries";

export function useRowsWork<T extends Row>(resource: NameOf<T>) {
  const client = useQueryClient();
  const rows = resourceOf<T>(resource);
  const metadata = useQuery(metadataQuery(resource)).data;
  const names = metadata ? newFields(metadata).map(({ name }) => name) : [];
  const refresh = () => Promise.all([refreshRows(client, resource), refreshPrices(client)]);
  const undo = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), onSuccess: refresh });
  const done = async (title: string, back: () => Promise<unknown>) => {
    toasts.show({
      kind: "success",
      title,
      action: { label: t("account.bulk.undo"), run: () => undo.mutate(back) },
    });
    await refresh();
  };

  const remove = useMutation({
    mutationFn: (gone: readonly T[]) => rows.removeList({ key: gone.map(({ key }) => key) }),
    onSuccess: (_, gone) =>
      done(t("account.record.deleted"), async () => {
        for (const row of gone) await rows.create(copyOf(row, names) as Partial<T>);
      }),
  });

  const change = useMutation({
    mutationFn: (changed: readonly Change<T>[]) =>
      rows.updateMany(changed.map(({ row, values }) => ({ key: row.key, uri: row.uri, ...values }))),
    onSuccess: (_, changed) =>
      done(t("account.bulk.updated"), () =>
        rows.updateMany(
          changed.map(({ row, values }) => ({
            key: row.key,
            uri: row.uri,
            ...(copyOf(row, Object.keys(values)) as Partial<T>),
          })),
        ),
      ),
  });
  return { names, remove, change };
}

/** A row and its changed fields. */
export interface Change<T extends Row> {
  row: T;
  values: Partial<T>;
}
