// In the editors, while the first home is on its way: how far it is, what is next, and the way back to all steps.
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ListChecks } from "lucide-react";
import { t } from "@/i18n/onboarding";
import { Link, LinkButton } from "@/ui/link";
import { onboardingQuery } from "./onboarding-query";
import { nextOf, stepsOf } from "./steps";
import { useDismissed } from "./use-dismissed";

const HOME_HREF = "/account/";

export function OnboardingStrip() {
  const { data } = useQuery(onboardingQuery);
  const [isDismissed] = useDismissed();
  if (!data || data.complete || isDismissed) return null;
  const steps = stepsOf(data);
  const next = nextOf(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <aside
      aria-label={t("onboarding.title")}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-accent-line bg-accent-soft px-4 py-2.5 text-sm"
    >
      <Link href={HOME_HREF} className="inline-flex items-center gap-2 no-underline!">
        <ListChecks aria-hidden className="size-4.5" />
        {t("onboarding.progress", { done: String(done), count: String(steps.length) })}
      </Link>
      {next?.href && (
        <span className="flex min-w-0 flex-1 items-center justify-end gap-3">
          <span className="truncate text-ink-muted max-sm:hidden">
            {t("onboarding.next", { step: t(`onboarding.step.${next.name}`) })}
          </span>
          <LinkButton href={next.href} size="sm">
            {t("onboarding.goOn")} <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </LinkButton>
        </span>
      )}
    </aside>
  );
}
