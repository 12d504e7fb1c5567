// Creates an agreement: from the usual clauses in the user's language, or empty.
import { t } from "@/i18n/policies";
import { variableMark as mark } from "@/kit/variables";
import { NewPolicy } from "../create/new-policy";

const heading = (words: string) => `## ${words}`;

/** Clauses that most agreements have, to be adapted by the owner. */
const usualClauses = () =>
  [
    t("policies.start.parties", {
      company: mark("company_name"),
      guest: mark("guest_name"),
      home: mark("property_name"),
      address: mark("address"),
    }),
    heading(t("policies.start.stayTitle")),
    t("policies.start.stay", {
      checkIn: mark("check_in"),
      checkInTime: mark("check_in_time"),
      checkOut: mark("check_out"),
      checkOutTime: mark("check_out_time"),
      guests: mark("guests"),
      accommodates: mark("accommodates"),
    }),
    heading(t("policies.start.moneyTitle")),
    t("policies.start.money", {
      total: mark("total"),
      schedule: mark("payment_schedule"),
      deposit: mark("deposit"),
    }),
    heading(t("policies.start.cancelTitle")),
    mark("refund_policy"),
    heading(t("policies.start.rulesTitle")),
    t("policies.start.rules"),
    t("policies.start.signed", { date: mark("signed_at"), guest: mark("guest_name") }),
  ].join("\n\n");

const STARTS = ["usual", "blank"] as const;

export function NewAgreement({ onClose }: { onClose: () => void }) {
  return (
    <NewPolicy
      resource="agreement"
      title={t("policies.agreement.new")}
      presets={STARTS.map((key) => ({
        key,
        label: t(`policies.start.${key}`),
        description: t(`policies.start.${key}Hint`),
      }))}
      rowOf={(start) => ({
        body: start === "usual" ? usualClauses() : heading(t("policies.start.stayTitle")),
      })}
      note={t("policies.start.note")}
      onClose={onClose}
    />
  );
}
