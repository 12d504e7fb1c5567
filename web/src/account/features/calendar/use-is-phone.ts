// Whether the window is as narrow as a phone, updated when the device is rotated.
import { useSyncExternalStore } from "react";
import { from } from "@/kit/browser/breakpoints";

const wide = () => matchMedia(from("sm"));

const listen = (onChange: () => void) => {
  const query = wide();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

export const useIsPhone = () => useSyncExternalStore(listen, () => !wide().matches);
