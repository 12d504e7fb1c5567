// Explains the price of a listed home: the server's estimate for that home and stay, or its refusal.
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { ApiError, type ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { Dialog } from "@/ui/overlay/dialog";
import { askEstimate, refusalText, WhyDialog } from "../../quote";
import { type Quote, type QuoteIn, useSite } from "../../site";
import type { ListedStay } from "./listed-trip";

export interface QuotedWhyProps {
  property: string;
  stay: ListedStay;
  onClose: () => void;
}

type Answer = { quote: Quote } | { problem: ApiProblem };

/** A refusal is a result too. Nothing is cached (gcTime 0), since the next attempt may succeed. */
const answerOptions = (request: QuoteIn) =>
  queryOptions({
    queryKey: ["estimate", request],
    queryFn: ({ signal }): Promise<Answer> =>
      askEstimate(signal, request).then(
        (quote) => ({ quote }),
        (error: unknown) => {
          if (error instanceof ApiError) return { problem: error.problem };
          throw error;
        },
      ),
    gcTime: 0,
  });

export function QuotedWhy({ property, stay: { nights: _, ...stay }, onClose }: QuotedWhyProps) {
  const { site } = useSite();
  const { data } = useSuspenseQuery(answerOptions({ property, namespace: site.namespace, ...stay }));
  if ("quote" in data) return <WhyDialog quote={data.quote} onClose={onClose} />;
  return (
    <Dialog isOpen size="sm" title={t("site.why.title")} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p>{refusalText(data.problem)}</p>
    </Dialog>
  );
}
