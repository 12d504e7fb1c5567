// iCal feeds: those of other channels that this home imports, and its own for them, so that no night is sold twice.
import { useQuery } from "@tanstack/react-query";
import { Plus, Rss } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import type { Values } from "../../row-pages";
import { useSignedIn } from "../../session";
import { StateMenu } from "../../states";
import { instantText } from "../../values";
import type { Feed } from "../data/api-types";
import { feedsQuery } from "../data/queries";
import { useEditor } from "../frame/editor-context";
import { NameButton } from "../rows/name-button";
import { RowForm } from "../rows/row-form";
import { RowMenu } from "../rows/row-menu";
import { RowsFailed } from "../rows/rows-failed";
import { useRowsWork } from "../rows/use-rows-work";
import { SharedCalendar } from "./shared-calendar";

export function ChannelsTab() {
  const { property } = useEditor();
  return (
    <div className="flex flex-col gap-6">
      <Feeds />
      <SharedCalendar property={property.values.key} />
    </div>
  );
}

function Feeds() {
  const { property } = useEditor();
  const { account } = useSignedIn();
  const { key } = property.values;
  const feeds = useQuery(feedsQuery(key));
  const work = useRowsWork<Feed>("calendar-feed");
  const [asked, setAsked] = useState<{ row: Feed } | { initial: Values } | null>(null);
  const add = () => setAsked({ initial: { property: key } });
  const rows = feeds.data?.results ?? [];
  return (
    <Section
      title={t("editor.channels.title")}
      hint={t("editor.channels.hint")}
      action={
        <Button size="sm" onPress={add}>
          <Plus aria-hidden /> {t("editor.channels.add")}
        </Button>
      }
    >
      {feeds.isPending && <SkeletonText lines={4} />}
      <RowsFailed query={feeds} />
      {feeds.data && rows.length === 0 && (
        <ListPlaceholder
          icon={<Rss aria-hidden />}
          title={t("editor.channels.empty")}
          detail={t("editor.channels.emptyDetail")}
          actionLabel={t("editor.channels.add")}
          onAction={add}
        />
      )}
      <ul aria-label={t("editor.channels.title")} className="-my-2 divide-y divide-line empty:hidden">
        {rows.map((feed) => (
          <li key={feed.key} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <NameButton onPress={() => setAsked({ row: feed })}>{feed.name}</NameButton>
              <span className="block truncate text-sm text-ink-muted">{feed.url}</span>
              <Age feed={feed} />
            </span>
            <StateMenu resource="calendar-feed" row={feed} />
            <RowMenu
              name={feed.name}
              acts={{ edit: () => setAsked({ row: feed }), remove: () => work.remove.mutate([feed]) }}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <RowForm
          resource="calendar-feed"
          title={"row" in asked ? asked.row.name : t("editor.channels.add")}
          names={["name", "url"]}
          currency={account.currency.code}
          onClose={() => setAsked(null)}
          {...asked}
        />
      )}
    </Section>
  );
}

function Age({ feed: { good_at, failure } }: { feed: Feed }) {
  if (failure) return <span className="block text-sm text-danger">{failure}</span>;
  return (
    <span className="block text-xs text-ink-subtle">
      {good_at ? t("editor.channels.goodAt", { when: instantText(good_at) }) : t("editor.channels.never")}
    </span>
  );
}
