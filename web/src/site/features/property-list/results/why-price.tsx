// Opens the price of a listed home line by line; requested on opening.
import { Suspense, useState, useTransition } from "react";
import { t } from "@/i18n/site";
import { type PropertyCard as Home, lazily } from "../../site";
import type { ListedStay } from "./listed-trip";
import type { QuotedWhyProps } from "./quoted-why";

const QuotedWhy = lazily<QuotedWhyProps>(async () => (await import("./quoted-why")).QuotedWhy);

export function WhyPrice({ home, stay }: { home: Home; stay: ListedStay }) {
  const [isOpen, setOpen] = useState(false);
  const [isComing, startTransition] = useTransition();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isComing}
        aria-label={t("site.why.of", { name: home.name })}
        onPointerEnter={QuotedWhy.preload}
        onFocus={QuotedWhy.preload}
        onClick={() => startTransition(() => setOpen(true))}
        className="-my-1 rounded-xs py-1 text-sm font-medium text-accent-text underline decoration-accent-line underline-offset-4 transition-opacity hover:decoration-current aria-busy:opacity-60"
      >
        {t("site.why.title")}
      </button>
      <Suspense>
        {isOpen && <QuotedWhy property={home.key} stay={stay} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
