// Button that assigns standard terms to a home without terms.
import { t } from "@/i18n/onboarding";
import { Button } from "@/ui/action/button";
import { type TermsOf, useUsualTerms } from "./use-usual-terms";

export function UsualTerms({ home }: { home: TermsOf }) {
  const work = useUsualTerms();
  const { refund_policy, payment_policy, agreement } = home;
  if (!home.listing || (refund_policy && payment_policy && agreement)) return null;
  return (
    <Button size="sm" isPending={work.isPending} onPress={() => work.mutate(home)}>
      {t("onboarding.terms.use")}
    </Button>
  );
}
