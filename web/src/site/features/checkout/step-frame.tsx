// Frame of a checkout step: heading, content, back link and the primary action, which on a narrow screen stays at the bottom of the
// window beside the total.
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { exact } from "../properties";
import type { Quote } from "../site";

interface StepFrameProps {
  title: string;
  intro?: ReactNode;
  price: Quote | null;
  onBack?: () => void;
  /** The primary button. */
  next: ReactNode;
  /** A line below the button. */
  note?: ReactNode;
  children: ReactNode;
}

export function StepFrame({ title, intro, price, onBack, next, note, children }: StepFrameProps) {
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-display-sm">{title}</h1>
        {intro && <p className="max-w-prose text-ink-muted">{intro}</p>}
      </header>
      {children}
      <div className="flex flex-col gap-3">
        <div
          data-bottom-bar
          className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-raised max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-lg"
        >
          <div className="mx-auto flex max-w-3xl items-center justify-between gap-4">
            {price && (
              <p className="min-w-0 leading-tight tabular-nums md:hidden">
                <strong className="block text-lg font-semibold">{exact(price.total, price.currency)}</strong>
                <span className="text-sm text-ink-subtle">
                  {t("site.price.totalNights", { count: price.nights.length })}
                </span>
              </p>
            )}
            {onBack && (
              <Button variant="quiet" size="lg" className="-ms-4 max-md:hidden" onPress={onBack}>
                <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
                {t("site.checkout.back")}
              </Button>
            )}
            <div className="md:ms-auto">{next}</div>
          </div>
        </div>
        {note && <p className="text-sm text-ink-subtle md:text-end">{note}</p>}
        {onBack && (
          <Button variant="quiet" className="-ms-4 self-start md:hidden" onPress={onBack}>
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
            {t("site.checkout.back")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function StepPanel({ title, action, children }: PanelProps) {
  return (
    <section className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="font-sans text-lg font-semibold">{title}</h2>
        {action && <div className="-me-3 shrink-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}
