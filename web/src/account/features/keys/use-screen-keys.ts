// Handles the shortcuts of a screen while it is open, and adds them to the help. Letters typed into an input are ignored.
import { useEffect, useMemo } from "react";
import { actionOf, type KeySection, offeredKeys } from "./declaration";
import { isForOtherTarget } from "./is-for-other-target";

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

export function useScreenKeys<Action extends string>(
  declared: KeySection<Action>,
  does: Readonly<Partial<Record<Action, (() => void) | undefined>>>,
) {
  const actions = (Object.keys(does) as Action[]).filter((action) => does[action]).join(" ");
  const section = useMemo(() => offeredKeys(declared, new Set(actions.split(" "))), [declared, actions]);
  useShownKeys(section);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionOf(section, event.key);
      const run = action && does[action];
      if (!run || isForOtherTarget(event)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [section, does]);
}
