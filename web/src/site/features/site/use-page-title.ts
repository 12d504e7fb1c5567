// The title of the document while a page is shown: "Gull House · Harbor & Pine Stays".
import { useDocumentTitle } from "@/ui/use-document-title";
import { useSite } from "./site-context";

export function usePageTitle(title = "") {
  const { site } = useSite();
  useDocumentTitle(title, site.name);
}
