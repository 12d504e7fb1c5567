// Creates, sorts and publishes pages.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { t } from "@/i18n/sites";
import { moved, stepped, withPositions } from "@/kit/list/positions";
import { refreshRows, resourceOf } from "../../resources";
import type { SitePage } from "../api-types";
import { pageHref } from "../editor/tabs";
import { pagesQuery } from "../queries";

const rows = resourceOf<SitePage>("site-page");

/** Pages that have an address on every site, and all others. */
export const KINDS = ["about", "contact", "own"] as const;

export type PageKind = (typeof KINDS)[number];

export function usePages(site: string, pages: readonly SitePage[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => refreshRows(client, "site-page");
  const query = pagesQuery(site);

  const order = useMutation({
    mutationFn: async (after: readonly SitePage[]) => {
      const changed = moved(pages, after);
      if (changed.length > 0)
        await rows.updateMany(changed.map(({ key, uri, position }) => ({ key, uri, position })));
    },
    onSettled: refresh,
  });
  const step = (page: SitePage, by: -1 | 1) => {
    const keys = stepped(
      pages.map(({ key }) => key),
      page.key,
      by,
    );
    const after = withPositions(pages, keys);
    client.setQueryData(query.queryKey, (now) => now && { ...now, results: after });
    order.mutate(after);
  };

  const create = useMutation({
    mutationFn: (kind: PageKind) =>
      rows.create({
        site,
        title: t(`sites.pages.${kind}Title`),
        ...(kind !== "own" && { slug: kind }),
        body: t(`sites.pages.${kind}Body`),
      }),
    onSuccess: async ({ key }) => {
      await refresh();
      await navigate({ href: pageHref(site, key) });
    },
  });

  const set = useMutation({
    mutationFn: ({ key, ...change }: Partial<SitePage> & { key: string }) => rows.update(key, change),
    onSettled: refresh,
  });

  return { step, create, set };
}
