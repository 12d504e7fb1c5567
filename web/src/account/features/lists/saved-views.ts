// Views that people have saved under a name of their own, per account and list, on this browser.
import { browserMemory } from "@/kit/kept";
import { useKeptState } from "@/ui/use-kept-state";
import type { ResourceName } from "../resources";
import { useSignedIn } from "../session";

export interface SavedView {
  name: string;
  /** The query string that shows it. */
  search: string;
}

export function useSavedViews(resource: ResourceName) {
  const { account } = useSignedIn();
  const [views, setViews] = useKeptState<SavedView[]>(
    browserMemory,
    `views:${account.id}:${resource}`,
    () => [],
  );
  return {
    views,
    /** A view of the same name is replaced. */
    save: (view: SavedView) => setViews([...views.filter(({ name }) => name !== view.name), view]),
    forget: (name: string) => setViews(views.filter((view) => view.name !== name)),
  };
}
