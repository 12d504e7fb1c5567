// The page on which the guest of a channel reservation enters their own contact details: verifying, then confirmed.
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "@/api/client";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { GuestFields, showGuestProblem, useGuestForm } from "../guest";
import { AllHomesLink, PlainPage, type Reservation, SiteLink, usePageTitle, useSite } from "../site";
import { reservationOptions, useReservation } from "./queries";

export function GuestContactPage({ reservation }: { reservation: string }) {
  const { data, error } = useReservation(reservation);
  usePageTitle(t("site.guestContact.title"));
  if (error)
    return (
      <PlainPage title={t("site.status.missing")} detail={t("site.status.missingDetail")}>
        <AllHomesLink />
      </PlainPage>
    );
  return (
    <div className="container-page py-12 sm:py-20">
      <div className="mx-auto max-w-2xl">
        {data ? <Contact reservation={data} /> : <SkeletonText lines={6} />}
      </div>
    </div>
  );
}

function Contact({ reservation }: { reservation: Reservation }) {
  const [isEditing, setEditing] = useState(reservation.contact_mode === "verifying");
  return isEditing ? (
    <Verifying reservation={reservation} onConfirmed={() => setEditing(false)} />
  ) : (
    <Confirmed reservation={reservation} onEdit={() => setEditing(true)} />
  );
}

interface VerifyingProps {
  reservation: Reservation;
  onConfirmed: () => void;
}

function Verifying({ reservation, onConfirmed }: VerifyingProps) {
  const { site } = useSite();
  const client = useQueryClient();
  // A proxy address made by a channel is not shown.
  const known = reservation.is_proxy_email ? { ...reservation, email: "" } : reservation;
  const form = useGuestForm(known, { contact: true, address: false });
  const submit = form.handleSubmit(async ({ first_name, last_name, email, phone }) => {
    try {
      const confirmed = await dataOf(
        api.POST("/websites/api/v2/reservation/{key}/contact", {
          params: { path: { key: reservation.key } },
          body: { first_name, last_name, email, phone },
        }),
      );
      client.setQueryData(reservationOptions(reservation.key, site.namespace).queryKey, confirmed);
      onConfirmed();
    } catch (error) {
      showGuestProblem(form, error);
    }
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <header className="flex flex-col gap-2">
        <h1 className="text-display-md">{t("site.guestContact.title")}</h1>
        <p className="text-lg text-ink-muted">{t("site.guestContact.intro", { owner: site.name })}</p>
      </header>
      <GuestFields form={form} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="self-start"
        isPending={form.formState.isSubmitting}
      >
        {t("site.guestContact.submit")}
      </Button>
    </form>
  );
}

function Confirmed({ reservation, onEdit }: { reservation: Reservation; onEdit: () => void }) {
  const { paths } = useSite();
  const { first_name, last_name, email, phone, quote } = reservation;
  return (
    <div className="flex flex-col items-start gap-5">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck aria-hidden className="size-7" />
      </span>
      <h1 className="text-display-md">{t("site.guestContact.confirmed")}</h1>
      <p role="status" className="text-lg text-ink-muted">
        {[`${first_name} ${last_name}`.trim(), email, phone].filter(Boolean).join(" · ")}
      </p>
      <div className="flex flex-wrap gap-3">
        <SiteLink
          href={paths.status(quote)}
          className="inline-flex min-h-11 items-center rounded-md bg-accent px-4.5 font-medium text-on-accent hover:bg-accent-hover"
        >
          {t("site.guestContact.toStay")}
        </SiteLink>
        <Button onPress={onEdit}>{t("site.checkout.change")}</Button>
      </div>
    </div>
  );
}
