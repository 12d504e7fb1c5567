// Totals above the payments: those that need attention, due, pending and paid, each a link to its rows.
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Banknote, CalendarClock, CircleAlert, LoaderCircle, type LucideIcon } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { sendForJson } from "@/api/request";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { partKey } from "../../resources";
import { useSignedIn } from "../../session";
import { moneyText } from "../../values";
import type { PaymentSum, PaymentSummary } from "./api-types";
import { countOf, filtersOf, isShown, SEGMENTS, type SegmentName, segmentHref } from "./segments";

const LOOKS: Record<SegmentName, { icon: LucideIcon; className: string }> = {
  overdue: { icon: CircleAlert, className: "text-danger" },
  due: { icon: CalendarClock, className: "text-ink-subtle" },
  pending: { icon: LoaderCircle, className: "text-info" },
  paid: { icon: Banknote, className: "text-success" },
};

const summaryQuery = {
  // Refetched whenever a payment changes.
  queryKey: partKey("reservation-payment", "summary", ""),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sendForJson<PaymentSummary>("/api/v2/reservation-payment/summary/", { signal }),
};

/** Without parameters the list opens with what needs attention. */
const shown = (search: Record<string, unknown>, data: PaymentSummary) =>
  Object.keys(search).length === 0 ? filtersOf("overdue", data) : search;

const nameOf = (name: SegmentName) =>
  t(name === "overdue" ? "account.payments.attention" : `account.payments.${name}`);

export function PaymentSums() {
  const { data } = useQuery(summaryQuery);
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  // Pending payments are rare, so they are shown only if there are any.
  const names = SEGMENTS.filter((name) => name !== "pending" || (data && data.pending.length > 0));
  return (
    <nav
      aria-label={t("account.payments.sums")}
      className="grid shrink-0 grid-cols-2 gap-2.5 border-b border-line px-4 py-3 sm:gap-3 sm:px-5 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none"
    >
      {names.map((name) => (
        <Segment
          key={name}
          name={name}
          sums={data?.[name]}
          filters={data ? filtersOf(name, data) : {}}
          isShown={data !== undefined && isShown(filtersOf(name, data), shown(search, data))}
        />
      ))}
    </nav>
  );
}

interface SegmentProps {
  name: SegmentName;
  sums: readonly PaymentSum[] | undefined;
  filters: Record<string, string>;
  isShown: boolean;
}

function Segment({ name, sums, filters, isShown: isCurrent }: SegmentProps) {
  const { account } = useSignedIn();
  const { icon: Icon, className } = LOOKS[name];
  const count = sums ? countOf(sums) : 0;
  const amounts = sums?.length ? sums : [{ currency: account.currency.code, amount: 0 }];
  return (
    <Link
      href={segmentHref(name, filters)}
      aria-current={isCurrent ? "true" : undefined}
      className={cx(
        "focus-ring flex min-w-0 flex-col rounded-lg border px-3 py-2.5 transition-colors sm:px-4 sm:py-3",
        isCurrent ? "border-accent bg-accent-soft" : "border-line data-hovered:border-line-strong",
      )}
    >
      <span className="flex items-center gap-1.5 text-sm text-ink-muted">
        <Icon aria-hidden className={cx("size-4 shrink-0", count > 0 ? className : "text-ink-subtle")} />
        <span className="truncate">{nameOf(name)}</span>
      </span>
      <span className={cx("mt-1 flex flex-wrap gap-x-3 tabular-nums", !sums && "invisible")}>
        {amounts.map(({ currency, amount }) => (
          <span key={currency} className="text-base font-semibold sm:text-lg">
            {moneyText(amount, currency)}
          </span>
        ))}
      </span>
      <span className={cx("text-xs text-ink-subtle", !sums && "invisible")}>
        {t("account.payments.count", { count })}
      </span>
    </Link>
  );
}
