// Pending invitations, above the list of users.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { toasts } from "@/ui/overlay/toast-queue";
import { useMay } from "../session";
import { ChoiceBadge, Instant } from "../values";
import {
  cancelInvitation,
  type Invitation,
  invitationsQuery,
  inviteAgain,
  refreshInvitations,
} from "./invitations";

export function OpenInvitations() {
  const isAllowed = useMay("users");
  const { data } = useQuery({ ...invitationsQuery, enabled: isAllowed });
  const invitations = data?.results ?? [];
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited" className="border-b border-line bg-surface px-4 py-4 sm:px-5">
      <h2 id="invited" className="flex items-center gap-2 text-sm font-semibold">
        <MailPlus aria-hidden className="size-4 text-ink-subtle" /> {t("account.team.waiting")}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.key} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function OpenInvitation({ invitation: { key, email, role, expires_at } }: { invitation: Invitation }) {
  const client = useQueryClient();
  const refresh = () => refreshInvitations(client);
  const again = useMutation({
    mutationFn: () => inviteAgain(key),
    onSuccess: () => {
      toasts.show({ kind: "success", title: t("account.team.invited"), detail: email });
      return refresh();
    },
  });
  const back = useMutation({ mutationFn: () => cancelInvitation(key), onSuccess: refresh });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
      <span className="min-w-48 flex-1 font-medium">{email}</span>
      <ChoiceBadge group="role" code={role} />
      <span className="text-ink-subtle">
        {t("account.field.expires_at")}: <Instant value={expires_at} />
      </span>
      <Button size="sm" isPending={again.isPending} onPress={() => again.mutate()}>
        {t("account.team.resend")}
      </Button>
      <Button size="sm" variant="quiet" isPending={back.isPending} onPress={() => back.mutate()}>
        {t("account.team.takeBack")}
      </Button>
    </li>
  );
}
