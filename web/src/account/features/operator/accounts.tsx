// All accounts of the installation: search, impersonate, reopen.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Building2, Plus } from "lucide-react";
import { useState } from "react";
import { STATE_STATUS } from "@/api/codes";
import { t } from "@/i18n/operator";
import { Button } from "@/ui/action/button";
import { Badge } from "@/ui/feedback/badge";
import { Card } from "@/ui/layout/card";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { toasts } from "@/ui/overlay/toast-queue";
import { impersonate } from "../session";
import { Instant } from "../values";
import { NewAccount } from "./new-account";
import { ACCOUNTS_KEY, accountsQuery, type OperatedAccount, reopenAccount } from "./operator-calls";

/** All data on the screen belongs to the previous user, so reload the page. */
export const actFor = (email: string) => impersonate({ email }).then(() => location.assign("/account/"));

export function Accounts() {
  const [text, setText] = useState("");
  const [isNew, setIsNew] = useState(false);
  const { data } = useQuery(accountsQuery(text.trim()));
  return (
    <section aria-labelledby="accounts">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="accounts" className="text-lg font-semibold">
            {t("operator.accounts")}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{t("operator.accountsDetail")}</p>
        </div>
        <Button variant="primary" onPress={() => setIsNew(true)}>
          <Plus aria-hidden /> {t("operator.new")}
        </Button>
      </div>
      <div className="mt-4">
        <ListSearchInput label={t("operator.search")} value={text} onSearch={setText} />
      </div>
      <Card className="mt-4">
        {data?.results.length === 0 ? (
          <ListPlaceholder icon={<Building2 aria-hidden />} title={t("operator.none")} />
        ) : (
          <ul className="divide-y divide-line">
            {data?.results.map((account) => (
              <Account key={account.id} account={account} />
            ))}
          </ul>
        )}
      </Card>
      {isNew && <NewAccount onClose={() => setIsNew(false)} />}
    </section>
  );
}

function Account({
  account: { id, name, state_status, owner_email, created_at },
}: {
  account: OperatedAccount;
}) {
  const client = useQueryClient();
  const act = useMutation({ mutationFn: actFor });
  const reopen = useMutation({
    mutationFn: () => reopenAccount(id),
    onSuccess: () => {
      toasts.show({ kind: "success", title: t("operator.reopened"), detail: name });
      return client.invalidateQueries({ queryKey: ACCOUNTS_KEY });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex items-center gap-2 font-medium">
          <span className="min-w-0 truncate">{name}</span>
          {state_status === STATE_STATUS.deleted && <Badge tone="neutral">{t("operator.closed")}</Badge>}
        </p>
        <p className="truncate text-sm text-ink-subtle">
          {owner_email} · <Instant value={created_at} />
        </p>
      </div>
      {state_status === STATE_STATUS.deleted ? (
        <Button size="sm" isPending={reopen.isPending} onPress={() => reopen.mutate()}>
          {t("operator.reopen")}
        </Button>
      ) : (
        owner_email && (
          <Button
            size="sm"
            aria-label={t("operator.act", { email: owner_email })}
            isPending={act.isPending}
            onPress={() => act.mutate(owner_email)}
          >
            {t("operator.start")}
          </Button>
        )
      )}
    </li>
  );
}
