// Form in a drawer to create, copy or change a row that belongs to the home.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId } from "react";
import type { Metadata, Row } from "@/api/resource";
import { t } from "@/i18n/editor";
import { translateKnown } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { PlainError } from "@/ui/form/field";
import { Collapsible } from "@/ui/layout/collapsible";
import { Drawer } from "@/ui/overlay/drawer";
import { failureText } from "../../error-texts";
import { metadataQuery, type ResourceName, refreshRows, resourceOf } from "../../resources";
import {
  currencyOf,
  defaultsOf,
  FieldEditor,
  type FieldEditorProps,
  useNotifySaved,
  useRecordForm,
  type Values,
} from "../../row-pages";
import { refreshPrices } from "../data/queries";

interface RowFormProps {
  resource: ResourceName;
  title: string;
  /** The row to change; `undefined` for a new one. */
  row?: Row;
  /** Initial values of a new row: its parent, or all values of the row that it copies. */
  initial?: Values;
  names: readonly string[];
  /** Whether a field applies, given the current values. */
  isShown?: (name: string, values: Values) => boolean;
  /** Rarely used fields, collapsed while they are empty. */
  rare?: ReadonlySet<string>;
  own?: Readonly<Record<string, (props: FieldEditorProps) => ReactNode>>;
  /** Of amounts in rows that have no currency of their own. */
  currency: string;
  /** Another resource whose rows depend on these. */
  alsoRefreshes?: ResourceName;
  onClose: () => void;
}

export function RowForm(props: RowFormProps) {
  const { data } = useQuery(metadataQuery(props.resource));
  return data ? (
    <Form {...props} metadata={data} />
  ) : (
    <Drawer isOpen title={props.title} onOpenChange={props.onClose}>
      <SkeletonText lines={8} />
    </Drawer>
  );
}

const NONE: ReadonlySet<string> = new Set();

function Form({
  resource,
  title,
  row,
  initial = {},
  names,
  isShown = () => true,
  rare = NONE,
  own = {},
  currency,
  alsoRefreshes,
  metadata,
  onClose,
}: RowFormProps & { metadata: Metadata }) {
  const client = useQueryClient();
  const id = useId();
  const form = useRecordForm(row ? { ...row } : { ...defaultsOf(metadata.fields), ...initial });
  const refresh = () =>
    Promise.all([
      refreshRows(client, resource),
      alsoRefreshes && refreshRows(client, alsoRefreshes),
      refreshPrices(client),
    ]);
  const notifySaved = useNotifySaved(resource, refresh);
  const save = useMutation({
    mutationFn: (changes: Values) => {
      const rows = resourceOf<Row>(resource);
      return row
        ? rows.update(row.key, { ...changes, version: row.version })
        : rows.create({ ...initial, ...changes });
    },
    meta: { showsOwnError: true },
    onSuccess: async (_, changes) => {
      // A new row can be seen in the list, so only changes are confirmed.
      if (row) notifySaved(row, changes);
      onClose();
      await refresh();
    },
    onError: form.fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(form.changes);
  };
  const shown = names.filter((name) => isShown(name, form.values));
  const failure = failureText(save.error, shown);
  const isFolded = (name: string) => rare.has(name);
  const draw = (name: string) => {
    const field = metadata.fields.find((candidate) => candidate.name === name);
    if (!field) return null;
    const Drawn = own[name] ?? FieldEditor;
    return (
      <Drawn
        key={name}
        field={field}
        hint={translateKnown(`editor.hint.${resource}.${name}`, "") || undefined}
        value={form.values[name]}
        currency={currencyOf(form.values, currency)}
        errors={form.errors}
        onChange={(value) => form.set(name, value)}
      />
    );
  };
  return (
    <Drawer
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" isPending={save.isPending}>
            {t("account.save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        {shown.filter((name) => !isFolded(name)).map(draw)}
        {shown.some(isFolded) && (
          <Collapsible title={t("editor.row.more")} isOpenAtFirst={row !== undefined}>
            <div className="grid gap-5 pt-3">{shown.filter(isFolded).map(draw)}</div>
          </Collapsible>
        )}
        {failure && <PlainError id={`${id}-failure`}>{failure}</PlainError>}
      </form>
    </Drawer>
  );
}
