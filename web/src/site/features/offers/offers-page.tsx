// The page on which the recipient of an offer unsubscribes, or subscribes again.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Mail, MailX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { AllHomesLink, PlainPage, usePageTitle } from "../site";
import { askOfferRefusal, type OfferRefusal, offerRefusalOptions } from "./queries";

const NOT_FOUND = 404;

export function OffersPage({ message }: { message: string }) {
  const { data, error, refetch } = useQuery(offerRefusalOptions(message));
  usePageTitle(t("site.offers.page"));
  if (error instanceof ApiError && error.problem.status === NOT_FOUND)
    return (
      <PlainPage title={t("site.offers.missing")} detail={t("site.status.missingDetail")}>
        <AllHomesLink />
      </PlainPage>
    );
  if (error && !data)
    return (
      <PlainPage title={t("site.errorTitle")} detail={t("site.errorDetail")}>
        <Button variant="primary" size="lg" onPress={() => void refetch()}>
          {t("site.retry")}
        </Button>
      </PlainPage>
    );
  return (
    <div className="container-page py-12 sm:py-20">
      <div className="mx-auto max-w-2xl">
        {data ? <Offers message={message} refusal={data} /> : <SkeletonText lines={6} />}
      </div>
    </div>
  );
}

type Outcome = "asked" | "refused" | "kept";

const DETAILS = {
  asked: "site.offers.detail",
  refused: "site.offers.refused",
  kept: "site.offers.kept",
} as const;

function Offers({ message, refusal }: { message: string; refusal: OfferRefusal }) {
  const client = useQueryClient();
  const [isKept, setKept] = useState(false);
  const change = useMutation({
    mutationFn: (method: "POST" | "DELETE") => askOfferRefusal(message, method),
    onSuccess: (changed) => {
      client.setQueryData(offerRefusalOptions(message).queryKey, changed);
      setKept(!changed.refused);
    },
  });
  const outcome: Outcome = refusal.refused ? "refused" : isKept ? "kept" : "asked";
  const heading = useFocusOnChange(outcome);
  const { site_name: site, email } = refusal;
  const Icon = outcome === "refused" ? MailX : Mail;
  return (
    <div className="flex flex-col items-start gap-5">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-display-md outline-none">
        {t("site.offers.title", { site })}
      </h1>
      <p className="font-medium wrap-anywhere">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p role="status" className="max-w-prose text-lg text-ink-muted">
        {t(DETAILS[outcome], { site })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {outcome === "refused" ? (
          <Button key="undo" size="lg" isPending={change.isPending} onPress={() => change.mutate("DELETE")}>
            {t("site.offers.undo")}
          </Button>
        ) : (
          <Button
            key="refuse"
            size="lg"
            variant={outcome === "asked" ? "primary" : "secondary"}
            isPending={change.isPending}
            onPress={() => change.mutate("POST")}
          >
            {t("site.offers.refuse")}
          </Button>
        )}
        {outcome === "asked" && (
          <Button size="lg" isDisabled={change.isPending} onPress={() => setKept(true)}>
            {t("site.offers.keep")}
          </Button>
        )}
      </div>
      {change.isError && (
        <p role="alert" className="text-danger">
          {t("site.failure.request")}
        </p>
      )}
    </div>
  );
}

/** The pressed button is gone afterwards, so the focus moves to the heading. */
function useFocusOnChange(outcome: Outcome) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(outcome);
  useEffect(() => {
    if (shown.current === outcome) return;
    shown.current = outcome;
    heading.current?.focus();
  }, [outcome]);
  return heading;
}
