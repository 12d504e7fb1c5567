// Creates a rate for one or several homes: the homes, dates and prices first, everything else below.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { FieldMetadata } from "@/api/resource";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Drawer } from "@/ui/overlay/drawer";
import { toasts } from "@/ui/overlay/toast-queue";
import { ObjectSelector } from "@/ui/select/object-selector";
import type { ModalProps } from "../lists";
import { metadataQuery, refreshRows, resourceOf } from "../resources";
import { defaultsOf, newFields, RecordFields, useRecordForm, type Values } from "../row-pages";

type Listing = RowOf<"listing">;

/** The fields that are always shown, in this order. */
const FIRST = ["start_date", "end_date", "week_night", "weekend_night", "name"];

export function NewRate({ onClose }: ModalProps) {
  const client = useQueryClient();
  const id = useId();
  const [listings, setListings] = useState<string[]>([]);
  const { data } = useQuery(metadataQuery("listing-rate"));
  const fields = data ? newFields(data).filter(({ name }) => name !== "listing") : [];
  const form = useRecordForm(defaultsOf(fields));
  const create = useMutation({
    mutationFn: () => createFor(listings, form.changes, setListings),
    onSuccess: () => {
      toasts.show({ kind: "success", title: t("account.record.created") });
      onClose();
    },
    onError: form.fail,
    onSettled: () => refreshRows(client, "listing-rate"),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Drawer
      isOpen
      title={t("account.new.listing-rate")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isDisabled={listings.length === 0}
            isPending={create.isPending}
          >
            {t("account.record.create")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-6">
        <ObjectSelector<Listing, "key">
          label={t("account.field.properties")}
          display="property_name"
          modelFormat="key"
          load={(query, signal) => resourceOf<Listing>("listing").list(query, { signal })}
          value={listings}
          onChange={setListings}
        />
        {data ? (
          <>
            <RecordFields fields={FIRST.flatMap((name) => named(fields, name))} form={form} />
            <details>
              <summary className="mb-5 cursor-pointer text-sm font-medium text-accent-text">
                {t("account.record.more")}
              </summary>
              <RecordFields fields={fields.filter(({ name }) => !FIRST.includes(name))} form={form} />
            </details>
          </>
        ) : (
          <SkeletonText lines={8} />
        )}
      </form>
    </Drawer>
  );
}

const named = (fields: readonly FieldMetadata[], wanted: string) =>
  fields.filter(({ name }) => name === wanted);

/** One after the other; after a failure the form keeps the homes that have no rate yet. */
async function createFor(listings: readonly string[], rate: Values, keepOpen: (left: string[]) => void) {
  const rates = resourceOf<RowOf<"listing-rate">>("listing-rate");
  for (const [done, listing] of listings.entries()) {
    await rates.create({ ...rate, listing });
    keepOpen(listings.slice(done + 1));
  }
}
