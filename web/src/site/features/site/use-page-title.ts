// The title of the document while a page is shown: "Gull House · Harbor & Pine Stays".
import { useEffect } from "react";
import { useSite } from "./site-context";

export function usePageTitle(title?: string) {
  const { site } = useSite();
  const full = title ? `${title} · ${site.name}` : site.name;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
