// Formatting of single values throughout the account area.
import { Check, Minus } from "lucide-react";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { type DateStyle, formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { dateFormat, numberFormat } from "@/kit/formats";
import { formatMoney } from "@/kit/money/money";
import { Badge } from "@/ui/feedback/badge";
import { type ChoiceGroup, type CodeIn, choiceLabel, choiceTone } from "../resources";
import { useSignedIn } from "../session";

const NOTHING = "–";

export function Count({ value }: { value: number | null | undefined }) {
  return value == null ? NOTHING : numberFormat(currentFormat(), {}).format(value);
}

/** In the currency of the row, else in the account's. */
export function Amount({ row, value }: { row: object; value: number | null | undefined }) {
  const { account } = useSignedIn();
  if (value == null) return NOTHING;
  const currency = (row as { currency?: unknown }).currency;
  const code =
    typeof currency === "string"
      ? currency
      : ((currency as { code?: string } | null)?.code ?? account.currency.code);
  return formatMoney(value, code, currentFormat());
}

type Currency = { code: string } | string;

/** To the cent, for running text. */
export const moneyText = (amount: number, currency: Currency) =>
  formatMoney(amount, typeof currency === "string" ? currency : currency.code, currentFormat());

export function dateText(iso: string, style?: DateStyle): string {
  const date = parseIsoDate(iso);
  return date ? formatDate(date, currentFormat(), style) : iso;
}

export function CivilDate({ value }: { value: string | null | undefined }) {
  const date = parseIsoDate(value);
  if (!date) return NOTHING;
  return <span className="whitespace-nowrap">{formatDate(date, currentFormat())}</span>;
}

export const instantText = (value: string) =>
  dateFormat(currentFormat(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(value));

/** The day of an instant in the user's time zone. */
export const dayText = (value: string) =>
  dateFormat(currentFormat(), { dateStyle: "medium" }).format(new Date(value));

export function Instant({ value }: { value: string | null | undefined }) {
  if (!value) return NOTHING;
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {instantText(value)}
    </time>
  );
}

export function Flag({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <Check aria-label={t("account.yes")} className="size-4 text-success" />
  ) : (
    <Minus aria-label={t("account.no")} className="size-4 text-ink-subtle" />
  );
}

export function ChoiceBadge<Group extends ChoiceGroup>({
  group,
  code,
}: {
  group: Group;
  code: CodeIn<Group> | null | undefined;
}) {
  if (!code) return null;
  return <Badge tone={choiceTone(group, code)}>{choiceLabel(group, code)}</Badge>;
}
