// An address for a picture that is still only in the browser.
import { useEffect, useState } from "react";
import { isPicture, typeOf } from "@/kit/attachments";

/** None for other files. */
export function usePictureUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture(typeOf(file))) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
