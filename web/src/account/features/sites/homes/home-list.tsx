// The homes of the account, searched by name or place: a checkbox for homes that the site shows, a star for featured ones.
import { House, SearchX } from "lucide-react";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { listHref } from "../../resources";
import { RowMissing } from "../../row-pages";
import type { SiteHome } from "../api-types";
import { useSiteEditing, useSiteField } from "../editor/editor-context";
import { type ChosenHomes, withFeatured, withoutFeatured, withoutShown, withShown } from "./choice";
import { HomeRow } from "./home-row";
import { HomeTools } from "./home-tools";
import { Tally } from "./tally";
import { type Homes, useHomes } from "./use-homes";

export function HomeList() {
  const homes = useHomes();
  const { draft } = useSiteEditing();
  const properties = useSiteField("properties");
  const featured = useSiteField("featured");
  const problem = properties.errorMessage ?? featured.errorMessage;
  const choose = (change: ChosenHomes) => {
    if (change.properties) properties.onChange(change.properties);
    if (change.featured) featured.onChange(change.featured);
  };
  if (homes.total === 0) return <NoHomes />;
  return (
    <div className="flex flex-col gap-4">
      <Tally draft={draft} total={homes.total} />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <HomeTools homes={homes} draft={draft} onChoose={choose} />
      <Rows homes={homes} onChoose={choose} />
    </div>
  );
}

interface RowsProps {
  homes: Homes;
  onChoose: (change: ChosenHomes) => void;
}

function Rows({ homes: { answer, homes, find }, onChoose }: RowsProps) {
  if (!homes && answer.error)
    return <RowMissing resource="property" error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!homes) return <Loading />;
  if (homes.length === 0)
    return (
      <ListPlaceholder
        icon={<SearchX aria-hidden />}
        title={t("sites.homes.noMatch")}
        detail={t("sites.homes.noMatchDetail")}
        actionLabel={t("account.list.showAll")}
        onAction={() => find("")}
      />
    );
  return (
    <>
      <Found homes={homes} isStale={answer.isPlaceholderData} onChoose={onChoose} />
      {answer.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {t("ui.notLoaded")}
        </p>
      )}
      {answer.hasNextPage && (
        <Button
          className="self-center"
          isPending={answer.isFetchingNextPage}
          onPress={() => void answer.fetchNextPage()}
        >
          {t("ui.loadMore")}
        </Button>
      )}
    </>
  );
}

interface FoundProps {
  homes: readonly SiteHome[];
  isStale: boolean;
  onChoose: (change: ChosenHomes) => void;
}

function Found({ homes, isStale, onChoose }: FoundProps) {
  const { draft } = useSiteEditing();
  const shown = new Set(draft.properties);
  const inFront = new Set(draft.featured);
  return (
    <ul
      aria-label={t("account.noun.property")}
      className={cx("divide-y divide-line transition-opacity", isStale && "opacity-60")}
    >
      {homes.map((home) => (
        <HomeRow
          key={home.key}
          home={home}
          isShown={draft.all_properties ? null : shown.has(home.key)}
          onShow={(isOn) => onChoose(isOn ? withShown(draft, [home.key]) : withoutShown(draft, [home.key]))}
          isFeatured={inFront.has(home.key)}
          onFeatured={(isOn) =>
            onChoose(isOn ? withFeatured(draft, home.key) : withoutFeatured(draft, home.key))
          }
        />
      ))}
    </ul>
  );
}

const NoHomes = () => (
  <ListPlaceholder
    icon={<House aria-hidden />}
    title={t("sites.homes.none")}
    detail={t("account.empty.property")}
    actionLabel={t("sites.homes.add")}
    actionHref={listHref("property")}
  />
);

const LOADING_ROWS = ["w-2/5", "w-1/3", "w-1/2", "w-3/5", "w-1/4"];

const Loading = () => (
  <div role="status" aria-label={t("ui.loading")} className="divide-y divide-line">
    {LOADING_ROWS.map((width) => (
      <div key={width} className="flex h-16 items-center gap-3">
        <Skeleton className="h-9 w-12" />
        <Skeleton className={cx("h-3.5", width)} />
        <Skeleton className="ms-auto h-9 w-11 sm:w-26" />
      </div>
    ))}
  </div>
);
