// One picture of a site: its upload with the progress, and its removal.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { upload } from "@/api/upload";
import { t } from "@/i18n/sites";
import { failureText } from "../../error-texts";
import type { SitePictureRole } from "../api-types";
import { pictureHref, picturesQuery, removePicture } from "../queries";
import { faultOf } from "./picture-types";

export function useSitePicture(site: string, role: SitePictureRole) {
  const client = useQueryClient();
  const query = picturesQuery(site);
  const picture = useQuery(query).data?.results.find((other) => other.role === role) ?? null;
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const removal = useMutation({
    mutationFn: () => removePicture(site, role),
    onError: (error) => setFailure(failureText(error)),
    onSettled: refresh,
  });
  const send = async (file: File) => {
    const fault = faultOf(role, file);
    if (fault) return setFailure(t(`sites.look.${fault}`));
    const form = new FormData();
    form.append("file", file);
    setFailure(null);
    setShare(0);
    try {
      await upload(pictureHref(site, role), { form, onProgress: setShare });
      await refresh();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setShare(null);
    }
  };
  const remove = () => {
    setFailure(null);
    removal.mutate();
  };
  return {
    picture,
    share,
    failure,
    isRemoving: removal.isPending,
    send: (file: File) => void send(file),
    remove,
  };
}
