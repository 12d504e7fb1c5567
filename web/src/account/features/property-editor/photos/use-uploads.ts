// Uploads of photos: one after another, so that they keep the order in which they were chosen, each with its progress; failed ones
// can be retried.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { upload } from "@/api/upload";
import { t } from "@/i18n/editor";
import { failureText } from "../../error-texts";
import { refreshRows } from "../../resources";

export interface Sending {
  id: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** From 0 to 1. */
  share: number;
  failure: string | null;
}

const PATH = "/api/v2/photo/upload/";

/** Types that the server accepts. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
const MAX_BYTES = 25 * 1024 * 1024;

/** What is wrong with a file, checked before the upload. */
export function faultOf({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_TYPES.includes(type)) return t("editor.photos.wrongType");
  return size > MAX_BYTES ? t("editor.photos.tooLarge") : null;
}

export function useUploads(property: string) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly Sending[]>([]);
  const count = useRef(0);
  const change = (id: number, with_: Partial<Sending>) =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...with_ } : file)));

  const send = useEffectEvent(async ({ id, file }: Sending) => {
    change(id, { state: "sending", share: 0 });
    const form = new FormData();
    form.append("property", property);
    form.append("file", file);
    try {
      await upload(PATH, { form, onProgress: (share) => change(id, { share }) });
      await refreshRows(client, "photo");
      setFiles((now) => now.filter((other) => other.id !== id));
    } catch (error) {
      change(id, { state: "failed", failure: failureText(error) });
    }
  });
  const underWay = files.filter(({ state }) => state === "sending").length;
  const next = files.find(({ state }) => state === "waiting");
  useEffect(() => {
    if (next && underWay === 0) void send(next);
  }, [next, underWay]);

  return {
    files,
    add: (chosen: Iterable<File>) => {
      const added = [...chosen].map((file): Sending => {
        const failure = faultOf(file);
        count.current += 1;
        return { id: count.current, file, state: failure ? "failed" : "waiting", share: 0, failure };
      });
      setFiles((now) => [...now, ...added]);
    },
    retry: (id: number) => change(id, { state: "waiting", failure: null }),
    forget: (id: number) => setFiles((now) => now.filter((file) => file.id !== id)),
  };
}
