// Onboarding bar of the editors while the first home is set up: progress, help with the current step, and a link to the next.
import { useRouterState } from "@tanstack/react-router";
import { ArrowRight, ListChecks } from "lucide-react";
import { t } from "@/i18n/onboarding";
import { Link, LinkButton } from "@/ui/action/link";
import { nextOf, stepsOf } from "./steps";
import { useDismissed } from "./use-dismissed";
import { useOnboarding } from "./use-onboarding";

const HOME_HREF = "/account/";

export interface Lacking {
  what: string;
  href: string;
}

interface OnboardingStripProps {
  /** The next missing part of the home's description. */
  lacking?: Lacking;
}

export function OnboardingStrip({ lacking }: OnboardingStripProps) {
  const data = useOnboarding();
  const [isDismissed] = useDismissed();
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  if (!data || data.complete || isDismissed) return null;
  const steps = stepsOf(data);
  const step = nextOf(steps);
  if (!step) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const missing = step.name === "home" ? lacking : undefined;
  const href = missing?.href ?? step.href;
  const isHere = href === here;
  return (
    <aside
      aria-label={t("onboarding.title")}
      data-strip
      className="sticky top-2 z-20 mt-3 mb-5 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1 rounded-xl border border-accent-line bg-accent-soft px-4 py-2 text-sm shadow-sm"
    >
      <Link href={HOME_HREF} className="inline-flex items-center gap-2 no-underline!">
        <ListChecks aria-hidden className="size-4.5" />
        {t("onboarding.progress", { done: String(done), count: String(steps.length) })}
      </Link>
      {isHere && (
        <p className="min-w-0 flex-1 basis-64 text-ink-muted max-sm:line-clamp-3">
          {missing ? t("onboarding.lacking", { what: missing.what }) : t(`onboarding.help.${step.name}`)}
        </p>
      )}
      {href && !isHere && (
        <LinkButton href={href} variant="primary" size="sm" className="ms-auto">
          {t("onboarding.next", { step: missing?.what ?? t(`onboarding.step.${step.name}`) })}
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </LinkButton>
      )}
    </aside>
  );
}
