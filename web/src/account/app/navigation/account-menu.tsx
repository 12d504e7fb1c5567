// Menu that shows the current account and switches between the user's accounts.
import { useMutation } from "@tanstack/react-query";
import { Check, ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { choiceLabel } from "../../features/resources";
import { switchAccount, useSignedIn } from "../../features/session";
import { HOME_HREF } from "./areas";

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join("");

const row = "flex items-center gap-2.5 py-1";

export function AccountMenu({ isNarrow = false }: { isNarrow?: boolean }) {
  const { account, accounts, role } = useSignedIn();
  const go = useMutation({
    mutationFn: switchAccount,
    // All data on the screen belongs to the previous account, so reload the page.
    onSuccess: () => location.assign(HOME_HREF),
  });
  const face = (
    <>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-sm bg-accent text-xs font-semibold text-on-accent"
      >
        {initials(account.name)}
      </span>
      <span className={isNarrow ? "sr-only" : "min-w-0 flex-1 text-start"}>
        <span className="block truncate text-sm font-semibold">{account.name}</span>
        <span className="block truncate text-xs text-ink-subtle">{choiceLabel("role", role)}</span>
      </span>
    </>
  );
  if (accounts.length < 2) return <div className={cx(row, isNarrow ? "px-0" : "px-1.5")}>{face}</div>;
  return (
    <MenuTrigger>
      <Button
        aria-label={t("account.nav.switch", { name: account.name })}
        className={cx(
          row,
          "focus-ring w-full rounded-md data-hovered:bg-sunken",
          isNarrow ? "px-0" : "px-1.5",
        )}
      >
        {face}
        {!isNarrow && <ChevronsUpDown aria-hidden className="size-4 text-ink-subtle" />}
      </Button>
      <Menu onAction={(id) => go.mutate(Number(id))}>
        {accounts.map(({ id, name }) => (
          <MenuItem key={id} id={id} icon={<Check className={id === account.id ? "" : "invisible"} />}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
