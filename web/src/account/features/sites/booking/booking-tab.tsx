// Search and booking on the site: checkout options, price range, and the partner's property system.
import { t } from "@/i18n/sites";
import { Switch } from "@/ui/choice/switch";
import { CurrencyField } from "@/ui/form/currency-field";
import { TextField } from "@/ui/form/text-field";
import { Section } from "@/ui/layout/section";
import { useSiteEditing, useSiteField } from "../editor/editor-context";

/** The only provider with a hosted checkout page. */
const STRIPE = "s";

export function BookingTab() {
  const { draft } = useSiteEditing();
  return (
    <>
      <Section title={t("sites.booking.checkout")} hint={t("sites.booking.checkoutHint")}>
        <div className="flex flex-col gap-5">
          <SiteSwitch name="capture_address" />
          <SiteSwitch name="use_merchant_checkout" isDisabled={draft.provider !== STRIPE} />
          <SiteSwitch name="analytics_opt_out" />
        </div>
      </Section>
      <Section title={t("sites.booking.prices")} hint={t("sites.booking.pricesHint")}>
        <PriceRange />
      </Section>
      <Section title={t("sites.booking.partner")} hint={t("sites.booking.partnerHint")}>
        <Partner />
      </Section>
    </>
  );
}

type Flag =
  | "capture_address"
  | "use_merchant_checkout"
  | "analytics_opt_out"
  | "automatic_price_range"
  | "guesty_powered";

function SiteSwitch({ name, isDisabled }: { name: Flag; isDisabled?: boolean }) {
  const { value, onChange } = useSiteField(name);
  return (
    <Switch
      isSelected={value}
      isDisabled={isDisabled}
      onChange={onChange}
      description={t(`sites.booking.${name}_hint`)}
    >
      {t(`sites.booking.${name}`)}
    </Switch>
  );
}

function PriceRange() {
  const { draft } = useSiteEditing();
  const least = useSiteField("price_min");
  const most = useSiteField("price_max");
  const currency = draft.currency.code;
  return (
    <div className="flex flex-col gap-5">
      <SiteSwitch name="automatic_price_range" />
      {!draft.automatic_price_range && (
        <div className="grid gap-5 sm:grid-cols-2">
          <CurrencyField label={t("sites.booking.least")} currency={currency} {...least} />
          <CurrencyField label={t("sites.booking.most")} currency={currency} {...most} />
        </div>
      )}
    </div>
  );
}

function Partner() {
  const { draft } = useSiteEditing();
  const { value, onChange, ...email } = useSiteField("guesty_account_email");
  return (
    <div className="flex flex-col gap-5">
      <SiteSwitch name="guesty_powered" />
      {draft.guesty_powered && (
        <TextField
          label={t("sites.booking.partnerEmail")}
          description={t("sites.booking.partnerEmailHint")}
          type="email"
          value={value ?? ""}
          onChange={(text) => onChange(text === "" ? null : text)}
          {...email}
        />
      )}
    </div>
  );
}
