// Names the page in the browser's tab and history.
import { useEffect } from "react";

export function useDocumentTitle(...parts: readonly string[]) {
  const title = parts.filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
