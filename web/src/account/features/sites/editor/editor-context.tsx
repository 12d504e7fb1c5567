// Context of the editor's tabs: the stored site, and its draft.
import { createContext, type FormEvent, useContext } from "react";
import type { RecordForm } from "../../row-pages";
import type { Site, SitePage, Theme } from "../api-types";

export interface SiteEditing {
  /** As stored. */
  site: Site;
  /** With the unsaved changes applied. */
  draft: Site;
  set: (change: Partial<Site>) => void;
  setTheme: (change: Theme) => void;
  form: RecordForm;
  save: { isPending: boolean; submit: (event: FormEvent) => void };
  /** In their order; `null` while they are loading. */
  pages: readonly SitePage[] | null;
}

const SiteEditingContext = createContext<SiteEditing | null>(null);

export const SiteEditingProvider = SiteEditingContext.Provider;

export function useSiteEditing(): SiteEditing {
  const editing = useContext(SiteEditingContext);
  if (!editing) throw new Error("There is no site editor around this.");
  return editing;
}

/** Props of the control of a site's field: value, error, and change handler. */
export function useSiteField<K extends keyof Site & string>(name: K) {
  const { draft, set, form } = useSiteEditing();
  return {
    value: draft[name],
    ...form.errors.field<Site[K]>(name, (value) => set({ [name]: value } as unknown as Partial<Site>)),
  };
}
