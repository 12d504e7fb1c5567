// React context of the owner's site, for every component below the shell.
import { createContext, type ReactNode, useContext } from "react";
import type { Site } from "./api-types";
import type { FirstData } from "./first-data";
import { type SitePaths, sitePaths } from "./paths";

interface SiteContextValue {
  site: Site;
  isDemo: boolean;
  paths: SitePaths;
}

const SiteContext = createContext<SiteContextValue | null>(null);

export const siteOf = ({ site, demo, base }: FirstData): SiteContextValue => ({
  site,
  isDemo: demo,
  paths: sitePaths(base),
});

export function SiteProvider({ value, children }: { value: SiteContextValue; children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>;
}

export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite needs a <SiteProvider> above it.");
  return value;
}
