// The areas that the user sees, and the one that is open.
import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { RowOf } from "@/api/rows";
import { localStore } from "@/kit/browser/storage";
import { useStoredState } from "@/ui/use-stored-state";
import { type Permission, rowsQuery } from "../../features/resources";
import { useCanSee, useMay, useSignedIn } from "../../features/session";
import { type Area, type AreaName, isAt, mainAreas, type Screen, settingsArea, settingsAreas } from "./areas";

/** The path of the open screen, `/account` included. */
export const usePath = () =>
  useRouterState({
    select: ({ location }) => `/account${location.pathname.replace(/^\/account(?=\/|$)/, "")}`,
  });

/** What an owner needs before the first home. */
const WITHOUT_HOME: readonly AreaName[] = ["today", "homes", "website"];

/** What the page of the only home already has. */
const OF_MANY_HOMES: readonly AreaName[] = ["pricing", "reports"];

const isNeeded = (name: AreaName, homes: number) => {
  if (homes === 0) return WITHOUT_HOME.includes(name);
  return homes > 1 || !OF_MANY_HOMES.includes(name);
};

/** How many homes there are; until the server has answered, as many as last time. */
function useHomeCount(): number {
  const name = `homes:${useSignedIn().account.id}`;
  const { data } = useQuery({
    ...rowsQuery<RowOf<"property">>("property", { limit: 1 }),
    select: ({ total_count }) => total_count,
    meta: { showsOwnError: true },
  });
  useEffect(() => {
    if (data !== undefined) localStore.write(name, data);
  }, [name, data]);
  return data ?? localStore.read<number>(name) ?? Number.POSITIVE_INFINITY;
}

/** Areas of the settings that only some roles use. */
const NEEDED: Partial<Record<AreaName, Permission>> = { integrations: "settings", data: "properties" };

function useVisible() {
  const sees = useCanSee();
  const { permissions } = useSignedIn();
  return <A extends Area>(areas: readonly A[]): A[] =>
    areas
      .filter(({ name }) => {
        const needed = NEEDED[name];
        return !needed || permissions.includes(needed);
      })
      .map((area) => ({
        ...area,
        screens: area.screens.filter(({ resource }) => !resource || sees(resource)),
      }))
      .filter(({ screens }) => screens.length > 0);
}

export const useSettingsAreas = () => useVisible()(settingsAreas());

/** The areas of the navigation that the user may see. */
export const useMainAreas = () => useVisible()(mainAreas());

/** The entries of the navigation, those that a new owner does not need yet left out. */
export function useNavigation() {
  const path = usePath();
  const homes = useHomeCount();
  const isOwner = useMay("properties");
  const [isWhole, setWhole] = useStoredState(localStore, "whole-navigation", () => false);
  const areas = useVisible()(mainAreas());
  const needed = areas.filter(
    (area) => !isOwner || isNeeded(area.name, homes) || area.screens.some((screen) => isAt(path, screen)),
  );
  return {
    entries: [...(isWhole ? areas : needed), settingsArea()],
    /** Whether some entries are only shown on demand. */
    isShortened: needed.length < areas.length,
    isWhole,
    setWhole,
  };
}

interface Place {
  area: Area;
  screen: Screen;
  isSettings: boolean;
}

/** The open area and screen; `null` on screens of no area. */
export function usePlace(): Place | null {
  const path = usePath();
  const settings = useSettingsAreas();
  const areas = [...useVisible()([...mainAreas(), settingsArea()]), ...settings];
  const places = areas.flatMap((area) => area.screens.map((screen) => ({ area, screen })));
  // The address of one screen can begin with that of another.
  const [place] = places
    .filter(({ screen }) => isAt(path, screen))
    .sort((a, b) => b.screen.href.length - a.screen.href.length);
  if (!place) return null;
  const isSettings = place.area.name === "settings" || settings.some(({ name }) => name === place.area.name);
  return { ...place, isSettings };
}

/** Whether an entry of the navigation is the open one. */
export const isOpen = (place: Place | null, { name }: Area) =>
  place !== null && (name === "settings" ? place.isSettings : place.area.name === name);
