// Sets the document's title.
import { useEffect } from "react";

export function useDocumentTitle(...parts: readonly string[]) {
  const title = parts.filter(Boolean).join(" · ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}
