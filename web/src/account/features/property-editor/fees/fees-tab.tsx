// Charges besides the rent: mandatory fees, and add-ons that guests may select.
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { Badge } from "@/ui/feedback/badge";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { copyOf, type Values } from "../../row-pages";
import { isInPercent } from "../../values";
import type { Fee, Listing } from "../data/api-types";
import { feesQuery } from "../data/queries";
import { useEditor } from "../frame/editor-context";
import { NameButton } from "../rows/name-button";
import { RowForm } from "../rows/row-form";
import { RowMenu } from "../rows/row-menu";
import { RowsFailed } from "../rows/rows-failed";
import { useRowsWork } from "../rows/use-rows-work";
import { FeeSamples } from "./fee-samples";
import { chargeText } from "./fee-text";

const FIELDS = [
  "name",
  "kind",
  "amount",
  "basis_points",
  "optional",
  "selected",
  "taxable",
  "refundable",
  "position",
];

const RARE = new Set(["optional", "position"]);

function isShown(name: string, { kind, optional }: Values): boolean {
  if (name === "amount") return !isInPercent(kind);
  if (name === "basis_points") return isInPercent(kind);
  return name !== "selected" || Boolean(optional);
}

type Asked = { row: Fee } | { initial: Values };

export function FeesTab() {
  const { listing } = useEditor();
  return listing && <Fees listing={listing.values} />;
}

function Fees({ listing }: { listing: Listing }) {
  const fees = useQuery(feesQuery(listing.key));
  const [asked, setAsked] = useState<Asked | null>(null);
  const rows = fees.data?.results ?? [];
  const add = (optional: boolean, sample?: Values) =>
    setAsked({ initial: { listing: listing.key, optional, position: rows.length, ...sample } });
  return (
    <>
      {[false, true].map((isOptional) => (
        <Part
          key={String(isOptional)}
          isOptional={isOptional}
          isKnown={fees.isSuccess}
          fees={rows.filter(({ optional }) => optional === isOptional)}
          onAdd={(sample) => add(isOptional, sample)}
          onAsk={setAsked}
        >
          {fees.isPending && <SkeletonText lines={3} />}
          <RowsFailed query={fees} />
        </Part>
      ))}
      {asked && (
        <RowForm
          resource="listing-fee"
          title={"row" in asked ? asked.row.name : t("editor.fees.new")}
          names={FIELDS}
          isShown={isShown}
          rare={RARE}
          currency={listing.currency.code}
          onClose={() => setAsked(null)}
          {...asked}
        />
      )}
    </>
  );
}

interface PartProps {
  isOptional: boolean;
  isKnown: boolean;
  fees: readonly Fee[];
  onAdd: (sample?: Values) => void;
  onAsk: (asked: Asked) => void;
  /** Shown while the fees are not loaded. */
  children: ReactNode;
}

function Part({ isOptional, isKnown, fees, onAdd, onAsk, children }: PartProps) {
  const work = useRowsWork<Fee>("listing-fee");
  const words = isOptional ? "addons" : "fees";
  const copy = (fee: Fee) =>
    onAsk({ initial: { ...copyOf(fee, work.names), name: t("editor.copyOf", { name: fee.name }) } });
  return (
    <Section
      title={t(`editor.${words}.title`)}
      hint={t(`editor.${words}.hint`)}
      action={
        <Button size="sm" onPress={() => onAdd()}>
          <Plus aria-hidden /> {t(`editor.${words}.add`)}
        </Button>
      }
    >
      {children}
      {isKnown && fees.length === 0 && (
        <>
          <p className="mb-3 text-[0.9375rem] text-ink-muted">{t(`editor.${words}.empty`)}</p>
          <FeeSamples isOptional={isOptional} onAdd={onAdd} />
        </>
      )}
      <ul aria-label={t(`editor.${words}.title`)} className="-my-2 divide-y divide-line empty:hidden">
        {fees.map((fee) => (
          <li key={fee.key} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <NameButton onPress={() => onAsk({ row: fee })}>{fee.name}</NameButton>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
                {chargeText(fee)}
                {fee.taxable && <Badge>{t("account.field.taxable")}</Badge>}
                {fee.refundable && <Badge>{t("account.field.refundable")}</Badge>}
                {fee.optional && fee.selected && <Badge tone="accent">{t("account.field.selected")}</Badge>}
              </span>
            </span>
            <RowMenu
              name={fee.name}
              acts={{
                edit: () => onAsk({ row: fee }),
                copy: () => copy(fee),
                remove: () => work.remove.mutate([fee]),
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
