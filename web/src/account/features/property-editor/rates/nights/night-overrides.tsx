// Nights that differ from their season: another price, a longer minimum stay, or closed.
import { useQuery } from "@tanstack/react-query";
import { Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, parseIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { Badge } from "@/ui/feedback/badge";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { moneyText } from "../../../values";
import type { Listing } from "../../data/api-types";
import {
  type NightRun,
  nightOverridesQuery,
  useSetNights,
  withoutOverrides,
} from "../../data/night-overrides";
import { NameButton } from "../../rows/name-button";
import { RowsFailed } from "../../rows/rows-failed";
import { lastNight, NightsForm } from "./nights-form";

function datesOf(run: NightRun): string {
  const [first, last] = [parseIsoDate(run.start), parseIsoDate(lastNight(run))];
  return first && last ? formatDateRange(first, last, currentFormat(), "medium") : "";
}

export function NightOverrides({ listing }: { listing: Listing }) {
  const nights = useQuery(nightOverridesQuery(listing.key));
  const [asked, setAsked] = useState<NightRun | "new" | null>(null);
  const runs = nights.data?.runs ?? [];
  const work = useSetNights(listing.key, runs);
  return (
    <Section
      title={t("editor.nights.title")}
      hint={t("editor.nights.hint")}
      action={
        <Button size="sm" onPress={() => setAsked("new")}>
          <Plus aria-hidden /> {t("editor.nights.add")}
        </Button>
      }
    >
      {nights.isPending && <SkeletonText lines={2} />}
      <RowsFailed query={nights} />
      {nights.data && runs.length === 0 && (
        <p className="text-[0.9375rem] text-ink-muted">{t("editor.nights.empty")}</p>
      )}
      <ul aria-label={t("editor.nights.title")} className="-my-2 divide-y divide-line empty:hidden">
        {runs.map((run) => (
          <li key={run.start} className="flex items-center gap-3 py-2">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <NameButton onPress={() => setAsked(run)}>{datesOf(run)}</NameButton>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted tabular-nums">
                {run.closed && <Badge tone="warning">{t("editor.nights.isClosed")}</Badge>}
                {run.amount != null && moneyText(run.amount, listing.currency)}
                {run.min_nights != null && (
                  <Badge>{t("editor.nights.least", { count: run.min_nights })}</Badge>
                )}
              </span>
            </span>
            <IconButton
              size="sm"
              label={t("editor.nights.giveBack", { dates: datesOf(run) })}
              onPress={() => work.mutate({ run: withoutOverrides(run), title: t("editor.nights.back") })}
            >
              <Undo2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {asked && (
        <NightsForm
          listing={listing}
          runs={runs}
          run={asked === "new" ? null : asked}
          title={asked === "new" ? t("editor.nights.add") : datesOf(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
