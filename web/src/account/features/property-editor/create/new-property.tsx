// Creates a home from a name, with a listing, and opens its editor.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { t } from "@/i18n/editor";
import { recordHref, refreshRows, resourceOf } from "../../resources";
import { useSignedIn } from "../../session";
import type { Listing, Property } from "../data/api-types";
import { NameDialog } from "./name-dialog";

export function NewProperty({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { account } = useSignedIn();
  const work = useMutation({
    mutationFn: async (name: string) => {
      const { key } = await resourceOf<Property>("property").create({ name });
      const currency = account.currency.code as never;
      await resourceOf<Listing>("listing").create({ property: key, currency });
      return key;
    },
    meta: { showsOwnError: true },
    onSuccess: async (key) => {
      onClose();
      await refreshRows(client, "property");
      await navigate({ href: recordHref("property", key) });
    },
  });
  return (
    <NameDialog
      title={t("editor.new.title")}
      detail={t("editor.new.detail")}
      confirm={t("account.record.create")}
      work={work}
      onClose={onClose}
    />
  );
}
