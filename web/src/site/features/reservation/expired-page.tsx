// The page of an expired quote: links to a new price and to the owner.
import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { buttonStyle } from "@/ui/action/button-style";
import { LinkButton } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { MessageDialog, mailtoOwner, ownerMail } from "../messages";
import { ModalGate, useModal } from "../modal";
import { Photo } from "../photos";
import { propertyOptions } from "../properties";
import { choiceText, quoteOptions } from "../quote";
import { type Property, type Quote, SiteLink, usePageTitle, useSite } from "../site";

/** The home of a quote, also of an expired one. */
function homeOf(quote: Quote | undefined, error: unknown): string | null {
  if (quote) return quote.property;
  const problem = error instanceof ApiError ? error.problem : null;
  const property = problem?.kind === "refusal" ? problem.data.property : null;
  return typeof property === "string" ? property : null;
}

export function ExpiredPage({ quote: key }: { quote: string }) {
  const { site, paths } = useSite();
  const quote = useQuery(quoteOptions(key));
  const home = homeOf(quote.data, quote.error);
  const property = useQuery({ ...propertyOptions(site, home ?? ""), enabled: home !== null });
  usePageTitle(t("site.expired.title"));
  const isLoading = quote.isPending || (home !== null && property.isPending);
  const again = property.data ? paths.property(property.data.slug) : paths.properties();
  return (
    <div className="container-page py-12 sm:py-20">
      <div className="mx-auto flex max-w-2xl flex-col items-center gap-5 text-center">
        {isLoading && <SkeletonText lines={6} className="w-full" />}
        {!isLoading && (
          <>
            {property.data?.photos[0] && (
              <Photo
                isFirst
                photo={property.data.photos[0]}
                sizes="24rem"
                className="mb-2 aspect-3/2 w-full max-w-sm rounded-xl"
              />
            )}
            <h1 className="text-display-md">{t("site.expired.title")}</h1>
            <p className="max-w-prose text-lg text-ink-muted">
              {property.data
                ? t("site.expired.detail", { home: property.data.name })
                : t("site.expired.plain")}
            </p>
            <div className="mt-2 flex flex-wrap justify-center gap-3">
              <SiteLink
                href={again}
                className={buttonStyle({ variant: "primary", size: "lg" }, "hover:bg-accent-hover")}
              >
                {property.data ? t("site.expired.again") : t("site.notFound.action")}
              </SiteLink>
              {property.data && <MessageOwner property={property.data} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

const NO_STAY = { stay: null, party: { adults: 2, children: 0 } };

function MessageOwner({ property }: { property: Property }) {
  const { site } = useSite();
  const modal = useModal();
  const mail = ownerMail(site);
  if (mail) {
    return (
      <LinkButton size="lg" href={mailtoOwner({ to: mail, ...choiceText(property, NO_STAY) })}>
        <MessageCircle aria-hidden />
        {t("site.quote.message")}
      </LinkButton>
    );
  }
  return (
    <>
      <Button size="lg" onPress={modal.open} onHoverStart={MessageDialog.preload}>
        <MessageCircle aria-hidden />
        {t("site.quote.message")}
      </Button>
      <ModalGate modal={modal}>
        <MessageDialog
          context={{
            property: property.key,
            namespace: site.namespace,
            ...NO_STAY.party,
            pets: 0,
            smoker: false,
          }}
          about={property.name}
          onClose={modal.close}
        />
      </ModalGate>
    </>
  );
}
