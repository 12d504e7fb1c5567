// The keys [ and ] move between the parts of a long page.
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { t } from "@/i18n/account";
import { declareKeys } from "./declaration";
import { useScreenKeys } from "./use-screen-keys";

const PART_KEYS = declareKeys({
  title: () => t("account.keys.page"),
  lines: [{ keys: { "[": "back", "]": "on" }, text: () => t("account.keys.parts") }],
});

export function usePartKeys<K extends string>(parts: readonly K[], current: K, hrefOf: (part: K) => string) {
  const navigate = useNavigate();
  const place = parts.indexOf(current);
  const [before, after] = [parts[place - 1], parts[place + 1]].map((part) => part && hrefOf(part));
  const does = useMemo(
    () => ({
      back: () => before && void navigate({ href: before }),
      on: () => after && void navigate({ href: after }),
    }),
    [before, after, navigate],
  );
  useScreenKeys(PART_KEYS, does);
}
