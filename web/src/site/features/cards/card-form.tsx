// Card form: cardholder and the fields of the site's payment provider. Number and code never reach our server.
import { Lock } from "lucide-react";
import { type Ref, Suspense, useImperativeHandle, useRef, useState } from "react";
import { PROVIDER } from "@/api/codes";
import { t } from "@/i18n/site";
import { TextField } from "@/ui/form/text-field";
import { lazily, type Merchant, useStoredState } from "../site";
import type { CardError } from "./card-error";
import type { CardFields } from "./card-fields";
import type { PreparedCard } from "./prepared-card";
import type { StripeFieldsProps } from "./providers/stripe-fields";
import { TestCards } from "./test-cards";
import { TypedFields } from "./typed-fields";

const StripeFields = lazily<StripeFieldsProps>(
  async () => (await import("./providers/stripe-fields")).StripeFields,
);

export interface CardFormHandle {
  /** Shows what is wrong, beside the errors of other fields; sends nothing. */
  check: () => void;
  prepare: (email: string) => Promise<PreparedCard | null>;
}

interface CardFormProps {
  ref: Ref<CardFormHandle>;
  merchant: Merchant;
  /** Why the last card was refused. */
  error: CardError | null;
}

const NAME = "card-name";

export function CardForm({ ref, merchant, error }: CardFormProps) {
  const fields = useRef<CardFields>(null);
  const [name, setName] = useStoredState(NAME, () => "");
  const [isNameMissing, setNameMissing] = useState(false);
  useImperativeHandle(ref, () => ({
    check: () => {
      setNameMissing(name.trim() === "");
      fields.current?.check();
    },
    prepare: async (email) => {
      const isMissing = name.trim() === "";
      setNameMissing(isMissing);
      const card = await fields.current?.prepare({ name: name.trim(), email });
      return isMissing ? null : (card ?? null);
    },
  }));
  return (
    <div className="flex flex-col gap-4">
      <TextField
        isRequired
        label={t("site.card.name")}
        autoComplete="cc-name"
        value={name}
        onChange={(text) => {
          setName(text);
          setNameMissing(false);
        }}
        isInvalid={isNameMissing}
        errorMessage={t("site.card.enterName")}
      />
      {merchant.provider === PROVIDER.stripe ? (
        <Suspense fallback={<div className="h-42 sm:h-19" />}>
          <StripeFields ref={fields} merchant={merchant} />
        </Suspense>
      ) : (
        <TypedFields ref={fields} merchant={merchant} />
      )}
      {error && <CardRefused error={error} />}
      <p className="flex items-center gap-2 text-sm text-ink-subtle">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t("site.card.safe")}
      </p>
      {merchant.test_mode && <TestCards hasProof={merchant.provider !== PROVIDER.braintree} />}
    </div>
  );
}

function CardRefused({ error }: { error: CardError }) {
  return (
    <p
      role="alert"
      className="rounded-md border border-danger-line bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger"
    >
      {error.message}
      {error.code && <span className="ms-2 text-xs opacity-80">({error.code})</span>}
    </p>
  );
}
