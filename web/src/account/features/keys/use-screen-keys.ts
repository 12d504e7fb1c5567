// Handles the shortcuts of a screen while it is open, and adds them to the help. Letters typed into an input are ignored.
import { useEffect, useMemo } from "react";
import { actOf, type KeySection, offeredKeys } from "./declaration";
import { isMeantElsewhere } from "./is-for-other-target";

const open = new Set<KeySection>();

/** Shortcuts of the open screen; global ones come last. */
export const shownSections = (): KeySection[] =>
  [...open].sort((one, other) => Number(one.isEverywhere ?? false) - Number(other.isEverywhere ?? false));

/** For a part of the screen that handles its keys itself. */
export function useShownKeys(section: KeySection) {
  useEffect(() => {
    open.add(section);
    return () => void open.delete(section);
  }, [section]);
}

export function useScreenKeys<Act extends string>(
  declared: KeySection<Act>,
  does: Readonly<Partial<Record<Act, (() => void) | undefined>>>,
) {
  const acts = (Object.keys(does) as Act[]).filter((act) => does[act]).join(" ");
  const section = useMemo(() => offeredKeys(declared, new Set(acts.split(" "))), [declared, acts]);
  useShownKeys(section);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = actOf(section, event.key);
      const run = act && does[act];
      if (!run || isMeantElsewhere(event)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [section, does]);
}
