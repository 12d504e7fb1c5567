// History of the reservation, newest first.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/history";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { CivilDate, Instant } from "../../../values";
import type { Reservation } from "../../data/api-types";
import { historyQuery } from "../../data/queries";
import { Part } from "../part";
import { PartFailed } from "../part-failed";
import { type Happening, storyWithMoments } from "./history-texts";

const FIRST = 8;

export function HistoryPart({ reservation }: { reservation: Reservation }) {
  const [isWhole, setWhole] = useState(false);
  const history = useQuery({ ...historyQuery(reservation.key), meta: { showsOwnError: true } });
  const story = history.data && storyWithMoments(history.data, reservation);
  return (
    <Part title={t("history.title")} className="print:hidden">
      {history.isPending && <SkeletonText lines={5} />}
      {history.isError && <PartFailed error={history.error} onRetry={() => void history.refetch()} />}
      {story?.length === 0 && <p className="text-sm text-ink-muted">{t("history.empty")}</p>}
      {story && (
        <ol className="flex flex-col">
          {(isWhole ? story : story.slice(0, FIRST)).map((happening, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of past entries never changes
            <Entry key={place} happening={happening} />
          ))}
        </ol>
      )}
      {story && story.length > FIRST && !isWhole && (
        <Button size="sm" className="mt-4" onPress={() => setWhole(true)}>
          {t("history.all", { count: String(story.length) })}
        </Button>
      )}
    </Part>
  );
}

const isDay = (at: string) => parseIsoDate(at) !== null;

function Entry({ happening: { at, title, actor, details } }: { happening: Happening }) {
  return (
    <li className="relative flex gap-3.5 pb-5 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:start-[0.3125rem] [&:not(:last-child)]:before:top-4 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line">
      <span
        aria-hidden
        className={`mt-1.5 size-2.75 shrink-0 rounded-full border-2 ${actor ? "border-accent bg-accent" : "border-line-strong bg-surface"}`}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{title}</span>
          <span className="text-xs text-ink-subtle">
            {isDay(at) ? <CivilDate value={at} /> : <Instant value={at} />}
          </span>
        </p>
        {actor && <p className="text-xs wrap-anywhere text-ink-subtle">{actor}</p>}
        {details.map((detail) => (
          <p key={detail} className="line-clamp-3 wrap-anywhere text-ink-muted">
            {detail}
          </p>
        ))}
      </div>
    </li>
  );
}
