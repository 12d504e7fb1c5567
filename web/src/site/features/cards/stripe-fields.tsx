// Stripe's card fields: frames of Stripe's own, dressed as ours. Its words about a field stand below that field.
import { CircleAlert } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { currentLocale } from "@/i18n/translate";
import { Button } from "@/ui/button";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/skeleton";
import type { Merchant } from "../site";
import type { CardFields } from "./card-form";
import { plainColour } from "./plain-colour";
import { openStripe, type Stripe, type StripeField, type StripeFieldType, stripeError } from "./stripe";

export interface StripeFieldsProps {
  ref: Ref<CardFields>;
  merchant: Merchant;
}

const PARTS = ["cardNumber", "cardExpiry", "cardCvc"] as const satisfies readonly StripeFieldType[];

type Places = Record<StripeFieldType, HTMLElement | null>;
type Mounted = { stripe: Stripe; fields: Record<StripeFieldType, StripeField> };

const LABELS = {
  cardNumber: () => t("site.card.number"),
  cardExpiry: () => t("site.card.expiry"),
  cardCvc: () => t("site.card.cvv"),
};

/** Stripe reads plain colours only, and ours are computed. */
function colourOf(place: HTMLElement, token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return plainColour(color);
}

const dress = (place: HTMLElement) => ({
  style: {
    base: {
      color: colourOf(place, "--ink"),
      fontSize: "16px",
      fontFamily: "Inter, system-ui, sans-serif",
      "::placeholder": { color: colourOf(place, "--ink-subtle") },
    },
    invalid: { color: colourOf(place, "--danger") },
  },
});

export function StripeFields({ ref, merchant }: StripeFieldsProps) {
  const places = useRef<Places>({ cardNumber: null, cardExpiry: null, cardCvc: null });
  const mounted = useRef<Mounted>(null);
  const [errors, setErrors] = useState<Partial<Record<StripeFieldType, string>>>({});
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    let isGone = false;
    setState("loading");
    openStripe(merchant).then(
      (stripe) => {
        if (isGone) return;
        const elements = stripe.elements({ locale: currentLocale() });
        const create = (part: StripeFieldType) => {
          const place = places.current[part] as HTMLElement;
          const field = elements.create(part, dress(place));
          field.on("change", ({ error }) => setErrors((known) => ({ ...known, [part]: error?.message })));
          if (part === "cardNumber") field.on("ready", () => setState("ready"));
          field.mount(place);
          return field;
        };
        const [cardNumber, cardExpiry, cardCvc] = [
          create("cardNumber"),
          create("cardExpiry"),
          create("cardCvc"),
        ];
        mounted.current = { stripe, fields: { cardNumber, cardExpiry, cardCvc } };
      },
      () => !isGone && setState("failed"),
    );
    return () => {
      isGone = true;
      for (const field of Object.values(mounted.current?.fields ?? {})) field.unmount();
      mounted.current = null;
    };
  }, [merchant, attempt]);
  useImperativeHandle(ref, () => ({
    prepare: async ({ name, email }) => {
      if (!mounted.current) return null;
      const { stripe, fields } = mounted.current;
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: "card",
        card: fields.cardNumber,
        billing_details: { name, email },
      });
      if (error || !paymentMethod) throw stripeError(error ?? {});
      return {
        card_name: name,
        card_token: paymentMethod.id,
        card_last_four: paymentMethod.card?.last4,
        card_expires_month: paymentMethod.card?.exp_month,
        card_expires_year: paymentMethod.card?.exp_year,
      };
    },
  }));
  if (state === "failed") return <NotThere onRetry={() => setAttempt((count) => count + 1)} />;
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      {PARTS.map((part) => (
        <div
          key={part}
          className={cx("flex min-w-0 flex-col gap-1.5", part === "cardNumber" && "max-sm:col-span-2")}
        >
          {/* The label inside the frame speaks to screen readers. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className="text-start text-sm font-medium"
            onClick={() => mounted.current?.fields[part].focus()}
          >
            {LABELS[part]()}
          </button>
          <div
            className={cx(
              "relative flex min-h-11 items-center rounded-md border bg-surface px-3.5",
              "outline-2 -outline-offset-1 outline-transparent has-[.StripeElement--focus]:border-transparent has-[.StripeElement--focus]:outline-focus",
              errors[part] ? "border-danger" : "border-line-strong/80",
            )}
          >
            {state === "loading" && <Skeleton className="absolute inset-x-3.5 h-4" />}
            <div
              className="w-full text-ink"
              ref={(place) => {
                places.current[part] = place;
              }}
            />
          </div>
          {errors[part] && (
            <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {errors[part]}
            </p>
          )}
        </div>
      ))}
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
