// Taxes of the home. A tax belongs to the account; here the user sets whether it applies.
import { useQuery } from "@tanstack/react-query";
import { Landmark, Plus } from "lucide-react";
import { useState } from "react";
import { STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { Checkbox } from "@/ui/choice/checkbox";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import type { Autosave } from "../../autosave";
import type { Values } from "../../row-pages";
import { isInPercent } from "../../values";
import type { Listing, Tax } from "../data/api-types";
import { taxesQuery } from "../data/queries";
import { chargeText } from "../fees/fee-text";
import { useEditor } from "../frame/editor-context";
import { RowForm } from "../rows/row-form";
import { RowsFailed } from "../rows/rows-failed";

const FIELDS = [
  "name",
  "authority",
  "kind",
  "basis_points",
  "amount",
  "currency",
  "on_rent",
  "on_fees",
  "included",
  "min_age",
  "max_nights",
];

function isShown(name: string, { kind }: Values): boolean {
  if (["amount", "currency", "min_age"].includes(name)) return !isInPercent(kind);
  return !["basis_points", "on_rent", "on_fees"].includes(name) || isInPercent(kind);
}

export function TaxesTab() {
  const { listing } = useEditor();
  return listing && <Taxes listing={listing} />;
}

function Taxes({ listing }: { listing: Autosave<Listing> }) {
  const taxes = useQuery(taxesQuery());
  const [asked, setAsked] = useState<{ row: Tax } | { initial: Values } | null>(null);
  const { key, taxes: chosen, currency } = listing.values;
  const add = () => setAsked({ initial: { listings: [key], currency: currency.code } });
  const toggle = (tax: string, isOn: boolean) =>
    listing.set({ taxes: isOn ? [...chosen, tax] : chosen.filter((other) => other !== tax) });
  const offered = (taxes.data?.results ?? []).filter(
    ({ state_status, key }) => state_status === STATE_STATUS.active || chosen.includes(key),
  );
  return (
    <Section
      title={t("editor.taxes.title")}
      hint={t("editor.taxes.hint")}
      action={
        <Button size="sm" onPress={add}>
          <Plus aria-hidden /> {t("editor.taxes.add")}
        </Button>
      }
    >
      {taxes.isPending && <SkeletonText lines={4} />}
      <RowsFailed query={taxes} />
      {taxes.data && offered.length === 0 && (
        <ListPlaceholder
          icon={<Landmark aria-hidden />}
          title={t("editor.taxes.empty")}
          detail={t("editor.taxes.emptyDetail")}
          actionLabel={t("editor.taxes.add")}
          onAction={add}
        />
      )}
      <ul aria-label={t("editor.taxes.title")} className="-my-2 divide-y divide-line empty:hidden">
        {offered.map((tax) => (
          <li key={tax.key} className="flex items-center gap-3 py-3">
            <Checkbox
              isSelected={chosen.includes(tax.key)}
              onChange={(isOn) => toggle(tax.key, isOn)}
              description={[
                tax.authority,
                chargeText(tax),
                tax.included && t("account.field.included"),
                !isInPercent(tax.kind) &&
                  tax.currency.code !== currency.code &&
                  t("editor.taxes.otherCurrency", { currency: currency.code }),
              ]
                .filter(Boolean)
                .join(" · ")}
              className="min-w-0 flex-1"
            >
              {tax.name}
            </Checkbox>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("editor.row.editOf", { name: tax.name })}
              onPress={() => setAsked({ row: tax })}
            >
              {t("editor.row.edit")}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <RowForm
          resource="tax"
          title={"row" in asked ? asked.row.name : t("editor.taxes.add")}
          names={FIELDS}
          isShown={isShown}
          currency={currency.code}
          alsoRefreshes="listing"
          onClose={() => setAsked(null)}
          {...asked}
        />
      )}
    </Section>
  );
}
