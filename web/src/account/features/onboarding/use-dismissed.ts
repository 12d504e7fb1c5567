// Whether somebody has put the first steps away, on this browser and for this account.
import { useState } from "react";
import { browserMemory } from "@/kit/kept";
import { useSignedIn } from "../session";

export function useDismissed(): [boolean, (isDismissed: boolean) => void] {
  const { account } = useSignedIn();
  const name = `onboarding:${account.id}`;
  const [isDismissed, setDismissed] = useState(() => browserMemory.read<boolean>(name) ?? false);
  return [
    isDismissed,
    (now) => {
      browserMemory.keep(name, now);
      setDismissed(now);
    },
  ];
}
