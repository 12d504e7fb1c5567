// An object URL for a picture that is not uploaded yet.
import { useEffect, useState } from "react";
import { isPicture, typeOf } from "@/kit/files/attachments";

/** Null for other files. */
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
