// Toolbar of the homes: search, views, and the same choice for all matches.
import { useMutation } from "@tanstack/react-query";
import { t } from "@/i18n/sites";
import { currentFormat } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { Button } from "@/ui/action/button";
import { ChoicePills } from "@/ui/choice/choice-pills";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { type ChosenHomes, type HomesOfSite, withoutShown, withShown } from "./choice";
import type { Homes, HomeView } from "./use-homes";

interface HomeToolsProps {
  homes: Homes;
  draft: HomesOfSite;
  onChoose: (change: ChosenHomes) => void;
}

export function HomeTools({ homes, draft, onChoose }: HomeToolsProps) {
  return (
    <div className="flex flex-col gap-4">
      <Views homes={homes} draft={draft} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListSearchInput
          label={t("sites.homes.search")}
          placeholder={t("sites.homes.search")}
          value={homes.search}
          onSearch={homes.find}
          className="w-full sm:w-80"
        />
        {homes.search && !homes.answer.isPlaceholderData && (
          <p role="status" className="text-sm text-ink-muted tabular-nums">
            {t("sites.homes.found", { count: homes.found })}
          </p>
        )}
        {!draft.all_properties && <AllFound homes={homes} draft={draft} onChoose={onChoose} />}
      </div>
    </div>
  );
}

function Views({ homes: { view, show, total }, draft }: Pick<HomeToolsProps, "homes" | "draft">) {
  const keys: Record<HomeView, readonly string[] | null> = {
    all: null,
    shown: draft.properties,
    front: draft.featured,
  };
  const offered = (["all", "shown", "front"] as const).filter(
    (key) => key !== "shown" || !draft.all_properties,
  );
  const countOf = (key: HomeView) => keys[key]?.length ?? total;
  const noteOf = (count?: number) =>
    count === undefined ? undefined : numberFormat(currentFormat(), {}).format(count);
  return (
    <ChoicePills
      label={t("sites.homes.view")}
      value={view}
      onChange={(key) => show(key, keys[key])}
      options={offered.map((key) => ({
        key,
        label: t(`sites.homes.view.${key}`),
        note: noteOf(countOf(key)),
        isDisabled: countOf(key) === 0 && key !== view,
      }))}
    />
  );
}

function AllFound({ homes: { answer, found, keysFound }, draft, onChoose }: HomeToolsProps) {
  const choose = useMutation({
    mutationFn: (_isOn: boolean) => keysFound(),
    onSuccess: (keys, isOn) => onChoose(isOn ? withShown(draft, keys) : withoutShown(draft, keys)),
  });
  if (found === 0) return null;
  const buttonOf = (isOn: boolean) => (
    <Button
      size="sm"
      isDisabled={answer.isPlaceholderData || (choose.isPending && choose.variables !== isOn)}
      isPending={choose.isPending && choose.variables === isOn}
      onPress={() => choose.mutate(isOn)}
    >
      {isOn ? t("sites.homes.showFound", { count: found }) : t("sites.homes.hideFound", { count: found })}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 sm:ms-auto">
      {buttonOf(true)}
      {buttonOf(false)}
    </div>
  );
}
