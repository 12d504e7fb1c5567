// What every part of the editor is about: the site as it is kept, and what was typed about it.
import { createContext, type FormEvent, useContext } from "react";
import type { RecordForm } from "../../records";
import type { Site, SitePage, Theme } from "../wire";

export interface SiteEditing {
  /** As it is kept. */
  site: Site;
  /** With what was typed. */
  draft: Site;
  set: (change: Partial<Site>) => void;
  setTheme: (change: Theme) => void;
  form: RecordForm;
  save: { isPending: boolean; submit: (event: FormEvent) => void };
  /** In their order; nothing while they are asked for. */
  pages: readonly SitePage[] | null;
}

const SiteEditingContext = createContext<SiteEditing | null>(null);

export const SiteEditingProvider = SiteEditingContext.Provider;

export function useSiteEditing(): SiteEditing {
  const editing = useContext(SiteEditingContext);
  if (!editing) throw new Error("There is no site editor around this.");
  return editing;
}

/** Props of a control for a field of the site: what stands there, what is wrong with it, and how it changes. */
export function useSiteField<K extends keyof Site & string>(name: K) {
  const { draft, set, form } = useSiteEditing();
  return {
    value: draft[name],
    ...form.errors.field<Site[K]>(name, (value) => set({ [name]: value } as unknown as Partial<Site>)),
  };
}
