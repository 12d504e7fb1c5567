// Standard terms that suit most homes, created once and assigned to the home: partial refund, two payments, an agreement to edit.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import type { NameOf, RowOf } from "@/api/rows";
import { t } from "@/i18n/onboarding";
import { toasts } from "@/ui/overlay/toast-queue";
import { refreshRows, resourceOf } from "../resources";
import { type Onboarding, refreshOnboarding } from "./onboarding-query";

/** The terms of a home. */
export type TermsOf = Pick<
  NonNullable<Onboarding["property"]>,
  "listing" | "refund_policy" | "payment_policy" | "agreement"
>;

type Named = Row & Pick<RowOf<"agreement">, "name">;

/** In basis points (hundredths of a percent). */
const HALF = 5000;

/** Stored fields of the policies, besides their names. */
const REFUND = {
  method: "days_prior",
  tiers: [
    { days: 30, percent: 100 },
    { days: 14, percent: 50 },
  ],
};
const PLAN = [
  { share: { percent: HALF }, due: "at_booking" },
  { share: "remainder", due: { days_before_check_in: 30 } },
];

/** Filled in by the server for every booking. */
const VARIABLES = {
  company: "{{company_name}}",
  home: "{{property_name}}",
  guest: "{{guest_name}}",
  from: "{{check_in}}",
  to: "{{check_out}}",
  guests: "{{guests}}",
  total: "{{total}}",
  schedule: "{{payment_schedule}}",
  refunds: "{{refund_policy}}",
};

/** The key of the row of this name, which is created if missing, so that a repeated request creates no duplicate. */
async function named(resource: NameOf<Named>, name: string, rest: object): Promise<string> {
  const rows = resourceOf<Named>(resource);
  const [there] = (await rows.list({ filters: { name }, limit: 1 })).results;
  return (there ?? (await rows.create({ name, ...rest }))).key;
}

async function putOn(home: TermsOf) {
  const { listing } = home;
  if (!listing) return;
  const refund_policy =
    home.refund_policy ??
    (await named("refund-policy", t("onboarding.terms.refund"), {
      ...REFUND,
      text: t("onboarding.terms.refundText"),
    }));
  const payment_policy =
    home.payment_policy ?? (await named("payment-policy", t("onboarding.terms.plan"), { parts: PLAN }));
  const agreement =
    home.agreement ??
    (await named("agreement", t("onboarding.terms.agreement"), {
      body: t("onboarding.terms.agreementText", VARIABLES),
    }));
  await resourceOf<RowOf<"listing">>("listing").update(listing, { refund_policy, payment_policy, agreement });
}

export function useUsualTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: putOn,
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("onboarding.terms.done") });
      await Promise.all([
        refreshOnboarding(client),
        refreshRows(client, "listing"),
        refreshRows(client, "refund-policy"),
        refreshRows(client, "payment-policy"),
        refreshRows(client, "agreement"),
      ]);
    },
  });
}
