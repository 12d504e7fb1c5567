// Invites a person to the account by e-mail.
import { useQueryClient } from "@tanstack/react-query";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { RadioGroup } from "@/ui/choice/radio-group";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { ObjectSelector } from "@/ui/select/object-selector";
import { useShortForm } from "../forms";
import type { ModalProps } from "../lists";
import { choiceCodes, choiceLabel, resourceOf } from "../resources";
import type { Role } from "../session";
import { invite, refreshInvitations } from "./invitations";

type PropertyGroup = RowOf<"property-group">;

/** Owners see all homes. */
const canBeLimited = (role: Role) => role !== "owner";

export function InvitePerson({ onClose }: ModalProps) {
  const client = useQueryClient();
  const form = useShortForm({
    initial: { email: "", role: "agent" as Role, groups: [] as string[] },
    send: ({ groups, ...person }) => invite({ ...person, groups: canBeLimited(person.role) ? groups : [] }),
    onDone: async (_answer, { email }) => {
      toasts.show({ kind: "success", title: t("account.team.invited"), detail: email });
      onClose();
      await refreshInvitations(client);
    },
  });
  const options = choiceCodes("role").map((key) => ({
    key,
    label: choiceLabel("role", key),
    description: t(`account.team.${key}`),
  }));
  return (
    <Dialog isOpen size="sm" title={t("account.new.user")} onOpenChange={onClose}>
      <form onSubmit={form.submit} className="flex flex-col gap-6">
        <TextField
          label={t("account.field.email")}
          type="email"
          {...form.field("email")}
          autoFocus
          isRequired
        />
        <RadioGroup<Role> label={t("account.field.role")} options={options} {...form.field("role")} />
        {canBeLimited(form.values.role) && (
          <ObjectSelector<PropertyGroup, "key">
            label={t("account.team.groups")}
            description={t("account.team.groupsDetail")}
            isOptional
            display="name"
            modelFormat="key"
            load={(query, signal) => resourceOf<PropertyGroup>("property-group").list(query, { signal })}
            value={form.values.groups}
            onChange={(groups) => form.set({ groups })}
          />
        )}
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {t("account.team.invite")}
        </Button>
      </form>
    </Dialog>
  );
}
