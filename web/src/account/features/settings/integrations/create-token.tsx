// Creates an API token. Its secret is shown only once.
import { useQueryClient } from "@tanstack/react-query";
import type { RowOf } from "@/api/rows";
import type { components } from "@/api/schema";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { CopyLine } from "@/ui/action/copy-line";
import { OptionSelector } from "@/ui/choice/option-selector";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { useShortForm } from "../../forms";
import type { ModalProps } from "../../lists";
import { type Permission, refreshRows, resourceOf } from "../../resources";
import { useSignedIn } from "../../session";

/** Only the response to the creation has the secret. */
type Token = RowOf<"api-token", { scopes: string[] }> &
  Partial<Pick<components["schemas"]["ApiTokenSecretOut"], "token">>;

export function CreateToken({ onClose }: ModalProps) {
  const { permissions } = useSignedIn();
  const client = useQueryClient();
  const form = useShortForm({
    initial: { name: "", scopes: ["read"] as Permission[] },
    send: (values) => resourceOf<Token>("api-token").create(values),
    onDone: () => refreshRows(client, "api-token"),
  });
  if (form.answer?.token) return <TokenMade secret={form.answer.token} onClose={onClose} />;
  const options = permissions.map((key) => ({ key, label: t(`account.permission.${key}`) }));
  return (
    <Dialog isOpen size="sm" title={t("account.token.title")} onOpenChange={onClose}>
      <form onSubmit={form.submit} className="flex flex-col gap-5">
        <TextField label={t("account.field.name")} {...form.field("name")} autoFocus isRequired />
        <OptionSelector label={t("account.field.scopes")} options={options} {...form.field("scopes")} />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {t("account.record.create")}
        </Button>
      </form>
    </Dialog>
  );
}

function TokenMade({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("account.token.madeTitle")}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t("ui.close")}
        </Button>
      }
    >
      <p className="text-ink-muted">{t("account.token.madeDetail")}</p>
      <div className="mt-4">
        <CopyLine text={secret} label={t("account.token.copy")} done={t("account.token.copied")} />
      </div>
    </Dialog>
  );
}
