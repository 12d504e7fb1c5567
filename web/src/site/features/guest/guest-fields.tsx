// Guest details: name, e-mail, telephone, and the address if it is required.
import { t } from "@/i18n/site";
import { ControlledField } from "@/ui/form/controlled-field";
import { AddressFields } from "./address-fields";
import type { GuestForm } from "./use-guest-form";

export function GuestFields({ form, withAddress = false }: { form: GuestForm; withAddress?: boolean }) {
  const { control } = form;
  const { root } = form.formState.errors;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ControlledField
          control={control}
          name="first_name"
          label={t("site.form.firstName")}
          autoComplete="given-name"
        />
        <ControlledField
          control={control}
          name="last_name"
          label={t("site.form.lastName")}
          autoComplete="family-name"
        />
        <ControlledField
          control={control}
          name="email"
          label={t("site.form.emailLabel")}
          type="email"
          inputMode="email"
          autoComplete="email"
          description={t("site.guest.emailHint")}
        />
        <ControlledField
          control={control}
          name="phone"
          label={t("site.form.phoneLabel")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          description={t("site.guest.phoneHint")}
        />
      </div>
      {withAddress && <AddressFields control={control} />}
      {root && (
        <p role="alert" className="text-sm text-danger">
          {root.message}
        </p>
      )}
    </div>
  );
}
