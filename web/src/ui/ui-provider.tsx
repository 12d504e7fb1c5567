// What components need from their surroundings: the locale of dates and numbers, and who follows links.
import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";

export interface UiProviderProps {
  locale: string;
  /** Follows a link without loading the page; without it links are ordinary links. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
    </I18nProvider>
  );
}
