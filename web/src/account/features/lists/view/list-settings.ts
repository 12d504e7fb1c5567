// Settings of the lists: saved views and hidden columns. Stored by the server for each member of an account, and cached in the
// browser, so that lists open without waiting.
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import { localStore } from "@/kit/browser/storage";
import type { ResourceName } from "../../resources";
import { useSignedIn } from "../../session";

interface SavedView {
  name: string;
  /** Query string of the view. */
  search: string;
}

interface ListSetting {
  views: SavedView[];
  /** `null` for the list's default columns. */
  hidden_columns: string[] | null;
}

type ListSettings = Partial<Record<ResourceName, ListSetting>>;
type Rearrange = (setting: ListSetting) => ListSetting;

const LISTS_URL = "/api/v2/profile/lists/";
const PLAIN: ListSetting = { views: [], hidden_columns: null };

function useSettingsQuery() {
  const { account, user } = useSignedIn();
  const storageKey = `lists:${account.id}:${user.key}`;
  const stored = (settings: ListSettings) => {
    localStore.write(storageKey, settings);
    return settings;
  };
  const query = queryOptions({
    queryKey: ["list-settings", account.id, user.key],
    queryFn: async ({ signal }) => stored(await sendForJson<ListSettings>(LISTS_URL, { signal })),
    placeholderData: () => localStore.read<ListSettings>(storageKey) ?? {},
    staleTime: 60_000,
  });
  return { query, stored };
}

export function useListSetting(resource: ResourceName) {
  const client = useQueryClient();
  const { query, stored } = useSettingsQuery();
  const { data: settings = {} } = useQuery(query);

  const { mutate: rearrange } = useMutation({
    // Sent one after another, so that the last one wins.
    scope: { id: "list-settings" },
    mutationFn: (setting: ListSetting) =>
      sendForJson<ListSettings>(`${LISTS_URL}${resource}/`, { method: "PUT", body: setting }),
    onMutate: async (setting) => {
      await client.cancelQueries(query);
      client.setQueryData(query.queryKey, stored({ ...settings, [resource]: setting }));
    },
    onSuccess: (answer) => client.setQueryData(query.queryKey, stored(answer)),
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
    /** Replaces a view of the same name. */
    save: (view: SavedView) =>
      rearrange(({ views, ...rest }) => ({ ...rest, views: [...without(views, view.name), view] })),
    forget: (name: string) => rearrange(({ views, ...rest }) => ({ ...rest, views: without(views, name) })),
  };
}
