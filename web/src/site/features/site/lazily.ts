// Lazily loaded components with a preload function.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Lazily<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Starts loading ahead, for example on hover of the button. */
  preload: () => void;
};

export function lazily<P>(load: () => Promise<ComponentType<P>>): Lazily<P> {
  const component = lazy(async () => ({ default: await load() }));
  return Object.assign(component, { preload: () => void load() });
}
