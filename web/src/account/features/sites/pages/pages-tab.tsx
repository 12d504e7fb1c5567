// The owner's pages in order, with the menu; the open one beside a preview of the site.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/sites";
import { Skeleton } from "@/ui/feedback/skeleton";
import { rowQuery } from "../../resources";
import { RowMissing } from "../../row-pages";
import type { SitePage } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { PageEditor } from "./page-editor";
import { PageList } from "./page-list";

export function PagesTab({ page }: { page: string | null }) {
  const { pages } = useSiteEditing();
  if (page) return <OpenPage key={page} recordKey={page} />;
  return pages ? <PageList pages={pages} /> : <Skeleton className="h-96 rounded-xl" />;
}

function OpenPage({ recordKey }: { recordKey: string }) {
  const { data, error, refetch } = useQuery({
    ...rowQuery<SitePage>("site-page", recordKey),
    meta: { showsOwnError: true },
  });
  if (data) return <PageEditor key={data.key} page={data} />;
  if (error) return <RowMissing resource="site-page" error={error} onRetry={() => void refetch()} />;
  return <Skeleton aria-label={t("ui.loading")} className="h-96 rounded-xl" />;
}
