// Stripe's card field: a frame from Stripe styled like our fields, with Stripe's error messages below.
import { CircleAlert } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { PROVIDER } from "@/api/codes";
import { t } from "@/i18n/site";
import { currentLocale } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import type { Merchant } from "../../site";
import type { CardFields } from "../card-fields";
import { hexColor } from "./hex-color";
import { openStripe, type Stripe, type StripeField, stripeError } from "./stripe";

export interface StripeFieldsProps {
  ref: Ref<CardFields>;
  merchant: Merchant;
}

/** Stripe parses only plain colors, and ours are computed. */
function colorOf(place: HTMLElement, token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return hexColor(color);
}

const dress = (place: HTMLElement) => ({
  style: {
    base: {
      color: colorOf(place, "--ink"),
      fontSize: "16px",
      fontFamily: "Inter, system-ui, sans-serif",
      "::placeholder": { color: colorOf(place, "--ink-subtle") },
    },
    invalid: { color: colorOf(place, "--danger") },
  },
});

export function StripeFields({ ref, merchant }: StripeFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<{ stripe: Stripe; field: StripeField }>(null);
  const isComplete = useRef(false);
  const [error, setError] = useState<string>();
  const [state, setState] = useState<"loading" | "mounted" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the field again
  useEffect(() => {
    let isGone = false;
    setState("loading");
    openStripe(merchant).then(
      (stripe) => {
        if (isGone || !place.current) return;
        const elements = stripe.elements({ locale: currentLocale() });
        const field = elements.create("card", { hidePostalCode: true, ...dress(place.current) });
        field.on("change", (change) => {
          isComplete.current = change?.complete ?? false;
          setError(change?.error?.message);
        });
        field.mount(place.current);
        mounted.current = { stripe, field };
        setState("mounted");
      },
      () => !isGone && setState("failed"),
    );
    return () => {
      isGone = true;
      mounted.current?.field.unmount();
      mounted.current = null;
    };
  }, [merchant, attempt]);
  useImperativeHandle(ref, () => ({
    check: () => {
      if (!mounted.current || isComplete.current) return;
      // An incomplete card gets Stripe's error message, and no token.
      const { stripe, field } = mounted.current;
      void stripe.createToken(field, { name: "" }).then(({ error: problem }) => setError(problem?.message));
    },
    prepare: async ({ name }) => {
      if (!mounted.current) return null;
      const { stripe, field } = mounted.current;
      const { error: problem, token } = await stripe.createToken(field, { name });
      if (problem || !token) throw stripeError(problem ?? {});
      return {
        provider: PROVIDER.stripe,
        card_name: name,
        card_token: token.id,
        card_last_four: token.card?.last4,
        card_country: token.card?.country ?? undefined,
        card_expires_month: token.card?.exp_month,
        card_expires_year: token.card?.exp_year,
      };
    },
  }));
  if (state === "failed") return <NotThere onRetry={() => setAttempt((count) => count + 1)} />;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {/* The labels inside the frame serve screen readers. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className="text-start text-sm font-medium"
        onClick={() => mounted.current?.field.focus?.()}
      >
        {t("site.card.details")}
      </button>
      <div
        className={cx(
          "relative flex min-h-11 items-center rounded-md border bg-surface px-3.5",
          "outline-2 -outline-offset-1 outline-transparent has-[.StripeElement--focus]:border-transparent has-[.StripeElement--focus]:outline-focus",
          error ? "border-danger" : "border-line-strong/80",
        )}
      >
        {state === "loading" && <Skeleton className="absolute inset-x-3.5 h-4" />}
        <div ref={place} className="w-full text-ink" />
      </div>
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function NotThere({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-md bg-warning-soft p-4 text-[0.9375rem]"
    >
      {t("site.card.scriptMissing")}
      <Button size="sm" onPress={onRetry}>
        {t("site.retry")}
      </Button>
    </div>
  );
}
