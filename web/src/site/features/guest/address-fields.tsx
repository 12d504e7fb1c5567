// The guest's address: the fields that an owner needs for an invoice.
import { useQuery } from "@tanstack/react-query";
import { type Control, Controller } from "react-hook-form";
import { api, dataOf } from "@/api/client";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { ControlledField } from "@/ui/form/controlled-field";
import { NativeSelect } from "@/ui/select/native-select";
import type { GuestDetails } from "./guest";

const LIMIT = 1000;

function useCountries() {
  const { data } = useQuery({
    queryKey: ["countries"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/country", { params: { query: { limit: LIMIT } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = new Intl.DisplayNames(currentFormat(), { type: "region", fallback: "none" });
  const options = (data?.results ?? []).map(({ code, name }) => ({
    key: code,
    label: names.of(code) ?? name,
  }));
  return options.sort((one, other) => one.label.localeCompare(other.label, currentFormat()));
}

export function AddressFields({ control }: { control: Control<GuestDetails> }) {
  const countries = useCountries();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <Controller
        control={control}
        name="country"
        render={({ field: { ref, disabled, ...field }, fieldState }) => (
          <NativeSelect
            {...field}
            selectRef={ref}
            autoComplete="country"
            label={t("site.guest.country")}
            placeholder={t("site.guest.chooseCountry")}
            className="sm:col-span-6"
            options={countries}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <ControlledField
        control={control}
        name="address_one"
        label={t("site.guest.street")}
        autoComplete="address-line1"
        className="sm:col-span-4"
      />
      <ControlledField
        isOptional
        control={control}
        name="address_two"
        label={t("site.guest.streetTwo")}
        autoComplete="address-line2"
        className="sm:col-span-2"
      />
      <ControlledField
        control={control}
        name="postal_code"
        label={t("site.guest.postalCode")}
        autoComplete="postal-code"
        className="sm:col-span-2"
      />
      <ControlledField
        control={control}
        name="city"
        label={t("site.guest.city")}
        autoComplete="address-level2"
        className="sm:col-span-2"
      />
      <ControlledField
        isOptional
        control={control}
        name="state"
        label={t("site.guest.state")}
        autoComplete="address-level1"
        className="sm:col-span-2"
      />
    </div>
  );
}
