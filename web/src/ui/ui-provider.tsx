// React context that the components need: the locale of dates and numbers.
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

export function UiProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
