// Asks for password and code before the second factor is changed.
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { useShortForm } from "../../forms";
import type { Proof } from "../settings-calls";

interface TwoFactorProofProps<R> {
  title: string;
  detail: string;
  send: (proof: Proof) => Promise<R>;
  onDone: (answer: R) => void;
  onClose: () => void;
}

export function TwoFactorProof<R>({ title, detail, send, onDone, onClose }: TwoFactorProofProps<R>) {
  const form = useShortForm({ initial: { password: "", code: "" }, send, onDone });
  return (
    <Dialog isOpen size="sm" title={title} onOpenChange={onClose}>
      <form onSubmit={form.submit} className="flex flex-col gap-5">
        <p className="text-ink-muted">{detail}</p>
        <TextField
          {...form.field("password")}
          label={t("account.field.password")}
          type="password"
          autoComplete="current-password"
          autoFocus
          isRequired
        />
        <TextField
          {...form.field("code")}
          label={t("account.door.code")}
          autoComplete="one-time-code"
          isRequired
        />
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {title}
        </Button>
      </form>
    </Dialog>
  );
}
