// User menu: settings, theme, language, sign-out.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown, LifeBuoy, LogOut, Monitor, Moon, Settings, Sun } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { t } from "@/i18n/account";
import { ACCOUNT_ROOT, chooseLocale } from "@/i18n/choice";
import { languageName } from "@/i18n/language-name";
import { LOCALES } from "@/i18n/locale";
import { currentLocale } from "@/i18n/translate";
import { cx } from "@/ui/class-names";
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from "@/ui/overlay/menu";
import { chooseTheme, preferredTheme, THEMES, type Theme } from "@/ui/theme";
import { signOut, useSignedIn } from "../../features/session";
import { OPERATOR_HREF, SETTINGS_HREF } from "./areas";

const LOOKS: Record<Theme, ReactNode> = { system: <Monitor />, light: <Sun />, dark: <Moon /> };

export function PersonMenu({ isNarrow = false }: { isNarrow?: boolean }) {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [theme, setTheme] = useState(preferredTheme);
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      client.clear();
      await navigate({ href: "/account/login/" });
    },
  });
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  const others = LOCALES.filter((locale) => locale !== currentLocale());
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <MenuTrigger>
      <Button
        aria-label={t("account.nav.person", { name })}
        className={cx(
          "focus-ring flex w-full items-center gap-2.5 rounded-md py-1.5 data-hovered:bg-sunken",
          isNarrow ? "justify-center" : "px-1.5",
        )}
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-ink-muted"
        >
          {name[0]?.toUpperCase()}
        </span>
        <span className={isNarrow ? "sr-only" : "min-w-0 flex-1 text-start"}>
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs text-ink-subtle">{user.email}</span>
        </span>
        {!isNarrow && <ChevronsUpDown aria-hidden className="size-4 text-ink-subtle" />}
      </Button>
      <Menu>
        <MenuItem icon={<Settings />} href={SETTINGS_HREF}>
          {t("account.nav.settings")}
        </MenuItem>
        {user.is_operator && (
          <MenuItem icon={<LifeBuoy />} href={OPERATOR_HREF}>
            {t("account.nav.operator")}
          </MenuItem>
        )}
        <MenuItem
          icon={LOOKS[nextTheme]}
          onAction={() => {
            chooseTheme(nextTheme);
            setTheme(nextTheme);
          }}
        >
          {t(`account.theme.${nextTheme}`)}
        </MenuItem>
        <MenuSeparator />
        {others.map((locale) => (
          <MenuItem key={locale} onAction={() => chooseLocale(locale, ACCOUNT_ROOT)}>
            <span lang={locale}>{languageName(locale)}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onAction={() => leave.mutate()}>
          {t("account.nav.signOut")}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
