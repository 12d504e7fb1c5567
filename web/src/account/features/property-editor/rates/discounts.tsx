// Automatic discounts: for the length of a stay, or the time of booking.
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import type { Values } from "../../row-pages";
import { shareText } from "../../values";
import type { Discount, Listing } from "../data/api-types";
import { discountsQuery } from "../data/queries";
import { NameButton } from "../rows/name-button";
import { RowForm } from "../rows/row-form";
import { RowMenu } from "../rows/row-menu";
import { RowsFailed } from "../rows/rows-failed";
import { useRowsWork } from "../rows/use-rows-work";

const FIELDS = ["kind", "threshold", "basis_points"];

type OpenedForm = { row: Discount } | { initial: Values };

const textOf = ({ kind, threshold, basis_points }: Discount) =>
  t(`editor.discounts.text.${kind}`, { percent: shareText(basis_points), count: threshold });

export function Discounts({ listing }: { listing: Listing }) {
  const discounts = useQuery(discountsQuery(listing.key));
  const work = useRowsWork<Discount>("listing-discount");
  const [asked, setAsked] = useState<OpenedForm | null>(null);
  const rows = discounts.data?.results ?? [];
  return (
    <Section
      title={t("editor.discounts.title")}
      hint={t("editor.discounts.hint")}
      action={
        <Button size="sm" onPress={() => setAsked({ initial: { listing: listing.key } })}>
          <Plus aria-hidden /> {t("editor.discounts.add")}
        </Button>
      }
    >
      {discounts.isPending && <SkeletonText lines={2} />}
      <RowsFailed query={discounts} />
      {discounts.data && rows.length === 0 && (
        <p className="text-[0.9375rem] text-ink-muted">{t("editor.discounts.empty")}</p>
      )}
      <ul aria-label={t("editor.discounts.title")} className="-my-2 divide-y divide-line empty:hidden">
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <NameButton onPress={() => setAsked({ row })}>{textOf(row)}</NameButton>
            </span>
            <RowMenu
              name={textOf(row)}
              acts={{ edit: () => setAsked({ row }), remove: () => work.remove.mutate([row]) }}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <RowForm
          resource="listing-discount"
          title={"row" in asked ? textOf(asked.row) : t("editor.discounts.new")}
          names={FIELDS}
          currency={listing.currency.code}
          onClose={() => setAsked(null)}
          {...asked}
        />
      )}
    </Section>
  );
}
