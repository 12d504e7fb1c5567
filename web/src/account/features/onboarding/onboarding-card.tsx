// Onboarding card of the dashboard: finished steps, the next step, and help with it.
import { ArrowRight, Check, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { t } from "@/i18n/onboarding";
import { IconButton } from "@/ui/action/icon-button";
import { Link, LinkButton } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import { useMay } from "../session";
import { LiveCard } from "./live-card";
import type { Onboarding } from "./onboarding-query";
import { SiteLink } from "./site-link";
import { nextOf, type Step, stepsOf } from "./steps";
import { useDismissed } from "./use-dismissed";
import { useOnboarding } from "./use-onboarding";
import { useWelcome } from "./use-welcome";
import { UsualTerms } from "./usual-terms";

interface OnboardingCardProps {
  /** Shown if onboarding is finished, dismissed, or not permitted. */
  otherwise?: ReactNode;
}

export function OnboardingCard({ otherwise }: OnboardingCardProps) {
  const mayTakeSteps = [useMay("properties"), useMay("sites")].every(Boolean);
  const data = useOnboarding(mayTakeSteps);
  const [isDismissed, dismiss] = useDismissed();
  const id = useId();
  const [isWelcome, setWelcome] = useWelcome(data);
  if (data?.complete && isWelcome) return <LiveCard onboarding={data} onDismiss={() => setWelcome(false)} />;
  if (!data || data.complete || isDismissed) return otherwise;
  const steps = stepsOf(data);
  const next = nextOf(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id} className="mt-6 rounded-xl border border-line bg-surface p-5 sm:p-7">
      <header className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            {t("onboarding.title")}
          </h2>
          <p className="mt-0.5 text-sm text-ink-muted">{t("onboarding.lead")}</p>
        </div>
        <IconButton label={t("onboarding.dismiss")} size="sm" onPress={() => dismiss(true)}>
          <X aria-hidden />
        </IconButton>
      </header>
      <ProgressBar
        label={t("onboarding.progress", { done: String(done), count: String(steps.length) })}
        value={done}
        maxValue={steps.length}
        className="mt-5"
      />
      <ol className="mt-5 flex flex-col gap-1.5">
        {steps.map((step, index) => (
          <StepLine key={step.name} step={step} number={index + 1} isNext={step === next} onboarding={data} />
        ))}
      </ol>
    </section>
  );
}

interface StepLineProps {
  step: Step;
  number: number;
  isNext: boolean;
  onboarding: Onboarding;
}

function StepLine({ step: { name, isDone, href }, number, isNext, onboarding }: StepLineProps) {
  const title = t(`onboarding.step.${name}`);
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className={cx("flex gap-4 rounded-lg px-3 py-2.5", isNext && "bg-sunken py-4")}
    >
      <Mark isDone={isDone} isNext={isNext} number={number} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-4 pt-0.5 text-[0.9375rem]">
          <span className={cx("flex-1", isNext ? "font-semibold" : "text-ink-muted")}>
            {href && !isNext ? (
              <Link href={href} className="font-normal! text-inherit! no-underline! data-hovered:underline!">
                {title}
              </Link>
            ) : (
              title
            )}
            {isDone && <span className="sr-only"> ({t("onboarding.done")})</span>}
          </span>
          {!isDone && (
            <span className="text-sm whitespace-nowrap text-ink-subtle">{t(`onboarding.time.${name}`)}</span>
          )}
        </p>
        {isNext && (
          <>
            <p className="mt-1 max-w-prose text-sm text-ink-muted">{t(`onboarding.help.${name}`)}</p>
            <div className="mt-4 flex flex-wrap items-center gap-3">
              {href && (
                <LinkButton href={href} variant="primary" size="sm">
                  {t(`onboarding.act.${name}`)} <ArrowRight aria-hidden className="rtl:-scale-x-100" />
                </LinkButton>
              )}
              {name === "rules" && onboarding.property && <UsualTerms home={onboarding.property} />}
              {name === "site" && onboarding.site && <SiteLink url={onboarding.site.url} />}
            </div>
          </>
        )}
      </div>
    </li>
  );
}

const Mark = ({
  isDone,
  isNext,
  number,
}: {
  isDone: boolean;
  isNext: boolean;
  number: number;
}): ReactNode => (
  <span
    aria-hidden
    className={cx(
      "grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums [&_svg]:size-4",
      isDone && "bg-success-soft text-success",
      !isDone && isNext && "bg-accent text-on-accent",
      !isDone && !isNext && "border border-line-strong/60 text-ink-muted",
    )}
  >
    {isDone ? <Check strokeWidth={3} /> : number}
  </span>
);
