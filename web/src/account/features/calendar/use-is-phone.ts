// Whether the window is as narrow as a phone, also when it is turned.
import { useSyncExternalStore } from "react";
import { from } from "@/kit/breakpoints";

const wide = () => matchMedia(from("sm"));

const listen = (told: () => void) => {
  const query = wide();
  query.addEventListener("change", told);
  return () => query.removeEventListener("change", told);
};

export const useIsPhone = () => useSyncExternalStore(listen, () => !wide().matches);
