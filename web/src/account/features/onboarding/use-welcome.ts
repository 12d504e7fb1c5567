// Whether the end of onboarding is still to be shown: to those who saw it begin in this browser, until they dismiss it.
import { useEffect, useState } from "react";
import { localStore } from "@/kit/browser/storage";
import { useSignedIn } from "../session";
import type { Onboarding } from "./onboarding-query";

export function useWelcome(onboarding: Onboarding | undefined): [boolean, (isWelcome: boolean) => void] {
  const name = `welcome:${useSignedIn().account.id}`;
  const [isWelcome, setWelcome] = useState(() => localStore.read<boolean>(name) ?? false);
  const change = (next: boolean) => {
    setWelcome(next);
    localStore.write(name, next);
  };
  const isBegun = onboarding?.complete === false;
  useEffect(() => {
    if (!isBegun) return;
    setWelcome(true);
    localStore.write(name, true);
  }, [name, isBegun]);
  return [isWelcome, change];
}
