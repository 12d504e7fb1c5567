// Page of a promotion: benefit, dates and scope, with a preview beside it.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FieldMetadata } from "@/api/resource";
import { t } from "@/i18n/policies";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { CurrencyField } from "@/ui/form/currency-field";
import { NumberPicker } from "@/ui/form/number-picker";
import { Card } from "@/ui/layout/card";
import { Select } from "@/ui/select/select";
import { metadataQuery } from "../../resources";
import {
  type AnyRow,
  currencyOf,
  DeleteRecord,
  draftOf,
  RecordFields,
  type RecordForm,
  RowScreen,
  SaveBar,
  useRecordForm,
  useSaveRecord,
} from "../../row-pages";
import { useMayWrite, useSignedIn } from "../../session";
import { StateMenu } from "../../states";
import { PROMOTION_BASES, PROMOTION_KINDS, type Promotion, type PromotionTerms } from "../data/api-types";
import { PercentOf } from "../page/percent-of";
import { PromotionPreview } from "./promotion-preview";

const NAMES = ["code", "name"];
const WHEN = ["book_from", "book_until", "stay_from", "stay_until", "min_nights", "max_uses"];
const HOW = ["stackable", "all_properties"];
const WHERE = ["properties", "terms"];
const CURRENCY = ["currency"];
const MAX_NIGHTS = 365;

const hasAmounts = ({ kind, max_discount }: PromotionTerms) => kind === "amount" || max_discount !== null;

export function PromotionPage({ recordKey }: { recordKey: string }) {
  return (
    <RowScreen<Promotion> isWide resource="promotion" recordKey={recordKey} nameOf={({ code }) => code}>
      {(row) => <Editor key={row.key} row={row} />}
    </RowScreen>
  );
}

function Editor({ row }: { row: Promotion }) {
  const mayWrite = useMayWrite("promotion");
  const form = useRecordForm({ ...row }, draftOf("promotion", row));
  const save = useSaveRecord("promotion", row, form);
  const { data } = useQuery(metadataQuery("promotion"));
  const { account } = useSignedIn();
  const terms = form.values as unknown as PromotionTerms;
  const currency = currencyOf(form.values, account.currency.code);
  const group = (names: readonly string[]) =>
    names.flatMap((name): FieldMetadata[] => data?.fields.filter((field) => field.name === name) ?? []);
  const where = terms.all_properties ? WHERE.filter((name) => name !== "properties") : WHERE;
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold tracking-tight wrap-anywhere">{row.code}</h1>
        <StateMenu resource="promotion" row={row} />
        {mayWrite && <DeleteRecord resource="promotion" row={row as unknown as AnyRow} />}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <form onSubmit={save.submit} className="min-w-0">
          <fieldset disabled={!mayWrite} className="min-w-0">
            <Card className="flex flex-col gap-8 p-4 sm:p-6">
              {data ? (
                <>
                  <RecordFields fields={group(NAMES)} form={form} />
                  <Part title={t("policies.promotion.gives")}>
                    <Gift form={form} terms={terms} currency={currency} />
                    {hasAmounts(terms) && <RecordFields fields={group(CURRENCY)} form={form} />}
                  </Part>
                  <Part title={t("policies.promotion.when")}>
                    <RecordFields fields={group(WHEN)} form={form} />
                  </Part>
                  <Part title={t("policies.promotion.where")}>
                    <RecordFields fields={group(HOW)} form={form} />
                    <RecordFields fields={group(where)} form={form} />
                  </Part>
                </>
              ) : (
                <SkeletonText lines={12} />
              )}
            </Card>
          </fieldset>
          <SaveBar form={form} isPending={save.isPending} />
        </form>
        <Card className="p-4 sm:p-5 lg:sticky lg:top-6">
          <PromotionPreview terms={terms} currency={currency} />
        </Card>
      </div>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-4">
    <h2 className="text-sm font-semibold">{title}</h2>
    {children}
  </section>
);

interface GiftProps {
  form: RecordForm;
  terms: PromotionTerms;
  currency: string;
}

function Gift({ form: { set, errors }, terms, currency }: GiftProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <Select
        label={t("account.field.kind")}
        options={PROMOTION_KINDS.map((key) => ({ key, label: t(`account.choice.kind.${key}`) }))}
        value={terms.kind}
        onChange={(kind) => set("kind", kind)}
      />
      {terms.kind === "percent" && (
        <PercentOf
          label={t("account.choice.kind.percent")}
          percent={terms.basis_points}
          onChange={(points) => set("basis_points", points)}
        />
      )}
      {terms.kind === "amount" && (
        <CurrencyField
          label={t("account.field.amount")}
          currency={currency}
          value={terms.amount}
          {...errors.field<number | null>("amount", (amount) => set("amount", amount ?? 0))}
        />
      )}
      {terms.kind === "free_nights" && (
        <NumberPicker
          label={t("account.field.free_nights")}
          minValue={1}
          maxValue={MAX_NIGHTS}
          value={terms.free_nights}
          onChange={(nights) => set("free_nights", nights || 1)}
        />
      )}
      <Select
        label={t("account.field.base")}
        options={PROMOTION_BASES.map((key) => ({ key, label: t(`account.choice.base.${key}`) }))}
        value={terms.base}
        onChange={(base) => set("base", base)}
      />
      <CurrencyField
        isOptional
        label={t("account.field.max_discount")}
        currency={currency}
        value={terms.max_discount}
        {...errors.field<number | null>("max_discount", (amount) => set("max_discount", amount))}
      />
    </div>
  );
}
