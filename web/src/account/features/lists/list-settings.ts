// How somebody has arranged the lists: views under names of their own, and columns put away. Kept by the server for each member of an
// account; this browser remembers it, so that the next opening does not wait.
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import { browserMemory } from "@/kit/kept";
import type { ResourceName } from "../resources";
import { useSignedIn } from "../session";

export interface SavedView {
  name: string;
  /** The query string that shows it. */
  search: string;
}

export interface ListSetting {
  views: SavedView[];
  /** Nothing while the list's own choice stands. */
  hidden_columns: string[] | null;
}

type ListSettings = Partial<Record<ResourceName, ListSetting>>;
type Rearrange = (setting: ListSetting) => ListSetting;

const LISTS_URL = "/api/v2/profile/lists/";
const PLAIN: ListSetting = { views: [], hidden_columns: null };

function useSettingsQuery() {
  const { account, user } = useSignedIn();
  const memory = `lists:${account.id}:${user.key}`;
  const kept = (settings: ListSettings) => {
    browserMemory.keep(memory, settings);
    return settings;
  };
  const query = queryOptions({
    queryKey: ["list-settings", account.id, user.key],
    queryFn: async ({ signal }) => kept(await sendForJson<ListSettings>(LISTS_URL, { signal })),
    placeholderData: () => browserMemory.read<ListSettings>(memory) ?? {},
    staleTime: 60_000,
  });
  return { query, kept };
}

export function useListSetting(resource: ResourceName) {
  const client = useQueryClient();
  const { query, kept } = useSettingsQuery();
  const { data: settings = {} } = useQuery(query);

  const { mutate: rearrange } = useMutation({
    // One after the other, so that the last one stands.
    scope: { id: "list-settings" },
    mutationFn: (setting: ListSetting) =>
      sendForJson<ListSettings>(`${LISTS_URL}${resource}/`, { method: "PUT", body: setting }),
    onMutate: async (setting) => {
      await client.cancelQueries(query);
      client.setQueryData(query.queryKey, kept({ ...settings, [resource]: setting }));
    },
    onSuccess: (answer) => client.setQueryData(query.queryKey, kept(answer)),
    onError: () => client.invalidateQueries(query),
  });

  const setting = settings[resource] ?? PLAIN;
  return { setting, rearrange: (change: Rearrange) => rearrange(change(setting)) };
}

export function useSavedViews(resource: ResourceName) {
  const { setting, rearrange } = useListSetting(resource);
  const without = (views: readonly SavedView[], name: string) => views.filter((view) => view.name !== name);
  return {
    views: setting.views,
    /** A view of the same name is replaced. */
    save: (view: SavedView) =>
      rearrange(({ views, ...rest }) => ({ ...rest, views: [...without(views, view.name), view] })),
    forget: (name: string) => rearrange(({ views, ...rest }) => ({ ...rest, views: without(views, name) })),
  };
}
