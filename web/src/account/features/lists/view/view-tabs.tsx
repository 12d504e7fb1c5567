// The views of a list: all rows, predefined views, and saved views.
import { BookmarkPlus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { cx } from "@/ui/class-names";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import type { ResourceName } from "../../resources";
import type { PresetView } from "../declaration";
import { useSavedViews } from "./list-settings";

interface ViewTabsProps {
  views: ReturnType<typeof useViews>;
  /** Parameters of the current view, without the page. */
  current: string;
  onShow: (params: Record<string, string>) => void;
}

/** The same text for the same parameters in any order. */
export const viewText = (params: Iterable<[string, string]>) =>
  new URLSearchParams([...params].sort(([a], [b]) => a.localeCompare(b))).toString();

interface OfferedViews {
  resource: ResourceName;
  presets: readonly PresetView[];
  /** The list opens with another view. */
  hasAllLast: boolean;
  current: string;
}

/** The views of a list; `isOnlyAll` if there is only one. */
export function useViews({ resource, presets, hasAllLast, current }: OfferedViews) {
  const saved = useSavedViews(resource);
  const all = { name: t("account.preset.all"), params: {} };
  const preset = presets.map(({ name, params }) => ({ name: t(`account.preset.${name}`), params: params() }));
  const offered = hasAllLast ? [...preset, all] : [all, ...preset];
  const stored = saved.views.map(({ name, search }) => ({
    name,
    params: Object.fromEntries(new URLSearchParams(search)),
  }));
  const isKnown = [...offered, ...stored].some(({ params }) => viewText(Object.entries(params)) === current);
  return {
    offered,
    stored,
    isKnown,
    isOnlyAll: offered.length + stored.length === 1,
    save: (name: string) => saved.save({ name, search: current }),
    forget: saved.forget,
  };
}

export function ViewTabs({
  views: { offered, stored, isKnown, save, forget },
  current,
  onShow,
}: ViewTabsProps) {
  return (
    <div className="-mb-px flex items-center gap-4 overflow-x-auto [scrollbar-width:none]">
      {offered.map(({ name, params }) => (
        <ViewTab key={name} name={name} params={params} current={current} onShow={onShow} />
      ))}
      {stored.map(({ name, params }) => (
        <span key={name} className="flex items-center">
          <ViewTab name={name} params={params} current={current} onShow={onShow} />
          <IconButton
            label={t("account.view.forget", { name })}
            size="sm"
            className="size-7"
            onPress={() => forget(name)}
          >
            <X aria-hidden />
          </IconButton>
        </span>
      ))}
      {!isKnown && <SaveView onSave={save} />}
    </div>
  );
}

function ViewTab({
  name,
  params,
  current,
  onShow,
}: Pick<ViewTabsProps, "current" | "onShow"> & { name: string; params: Record<string, string> }) {
  const isShown = viewText(Object.entries(params)) === current;
  return (
    <PlainButton
      aria-current={isShown ? "true" : undefined}
      onPress={() => onShow(params)}
      className={cx(
        "focus-ring h-10 shrink-0 border-b-2 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors",
        isShown
          ? "border-accent text-ink"
          : "border-transparent text-ink-subtle data-hovered:border-line-strong data-hovered:text-ink",
      )}
    >
      {name}
    </PlainButton>
  );
}

export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onSave(name.trim());
    setOpen(false);
    setName("");
  };
  return (
    <>
      <Button variant="quiet" size="sm" onPress={() => setOpen(true)} className="whitespace-nowrap">
        <BookmarkPlus aria-hidden /> {t("account.view.save")}
      </Button>
      <Dialog title={t("account.view.save")} size="sm" isOpen={isOpen} onOpenChange={setOpen}>
        <form onSubmit={save} className="flex flex-col gap-5">
          <TextField label={t("account.view.name")} value={name} onChange={setName} autoFocus />
          <Button type="submit" variant="primary" isDisabled={name.trim() === ""} className="self-end">
            {t("account.save")}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
