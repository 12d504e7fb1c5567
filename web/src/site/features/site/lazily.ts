// Components that are fetched when somebody is about to need them.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export type Lazily<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches ahead, for example while the pointer is on its way to the button. */
  preload: () => void;
};

export function lazily<P>(load: () => Promise<ComponentType<P>>): Lazily<P> {
  const component = lazy(async () => ({ default: await load() }));
  return Object.assign(component, { preload: () => void load() });
}
