// The guest: contact data, message at booking, and whether the agreement is signed.
import { useQuery } from "@tanstack/react-query";
import { FileSignature, KeyRound, Mail, Pencil, Phone } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { Link } from "@/ui/action/link";
import { Badge } from "@/ui/feedback/badge";
import { instantText } from "../../../values";
import { guestName, type Reservation, type ReservationRow } from "../../data/api-types";
import { billQuery } from "../../data/queries";
import { Part } from "../part";
import { AgreementDialog } from "./agreement-dialog";
import { GuestDialog } from "./guest-dialog";
import { GuestLinkDialog } from "./guest-link-dialog";

interface GuestPartProps {
  reservation: Reservation;
  row: ReservationRow;
  mayEdit: boolean;
}

export function GuestPart({ reservation, row, mayEdit }: GuestPartProps) {
  const [isEdited, setEdited] = useState(false);
  const [isLinked, setLinked] = useState(false);
  const { key, email, phone, is_proxy_email, contact_mode, message } = reservation;
  return (
    <Part
      title={t("account.field.guest")}
      action={
        mayEdit && (
          <IconButton label={t("account.guest.edit")} size="sm" onPress={() => setEdited(true)}>
            <Pencil aria-hidden />
          </IconButton>
        )
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p className="text-base font-medium wrap-anywhere">{guestName(reservation)}</p>
        {email && (
          <p className="flex items-start gap-2.5">
            <Mail aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
            <span className="min-w-0">
              <Link href={`mailto:${email}`} className="wrap-anywhere">
                {email}
              </Link>
              {is_proxy_email && (
                <span className="mt-1 block">
                  <Badge tone={contact_mode === "confirmed" ? "neutral" : "warning"}>
                    {contact_mode === "confirmed" ? t("account.guest.proxy") : t("account.guest.unconfirmed")}
                  </Badge>
                </span>
              )}
            </span>
          </p>
        )}
        {phone && (
          <p className="flex items-start gap-2.5">
            <Phone aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
            <Link href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</Link>
          </p>
        )}
        <Address reservation={key} />
        {message && (
          <blockquote className="rounded-lg bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line print:hidden">
            <span className="mb-1 block text-xs text-ink-subtle">{t("account.guest.wrote")}</span>
            {message}
          </blockquote>
        )}
        <Agreement reservation={reservation} />
        {mayEdit && (
          <Button size="sm" className="self-start print:hidden" onPress={() => setLinked(true)}>
            <KeyRound aria-hidden />
            {t("account.guest.page")}
          </Button>
        )}
      </div>
      {isLinked && <GuestLinkDialog reservation={reservation} onClose={() => setLinked(false)} />}
      {isEdited && <GuestDialog row={row} onClose={() => setEdited(false)} />}
    </Part>
  );
}

/** Only some sites ask for the address. */
function Address({ reservation }: { reservation: string }) {
  const { data } = useQuery({ ...billQuery(reservation), meta: { showsOwnError: true } });
  if (!data?.address_one) return null;
  const { address_one, address_two, postal_code, city, state, country } = data;
  const lines = [address_one, address_two, `${postal_code} ${city}`.trim(), state, country].filter(Boolean);
  return <p className="whitespace-pre-line text-ink-muted">{lines.join("\n")}</p>;
}

function Agreement({ reservation: { key, agreed_at } }: { reservation: Reservation }) {
  const [isShown, setShown] = useState(false);
  const { data } = useQuery({ ...billQuery(key), meta: { showsOwnError: true } });
  if (!data?.rental_agreement_url) return null;
  return (
    <div className="flex items-start gap-2.5">
      <FileSignature aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-subtle" />
      <div>
        <p>
          {agreed_at
            ? t("account.guest.signed", { time: instantText(agreed_at) })
            : t("account.guest.unsigned")}
        </p>
        <Button size="sm" className="mt-2 print:hidden" onPress={() => setShown(true)}>
          {t("account.guest.agreement")}
        </Button>
      </div>
      {isShown && <AgreementDialog reservation={key} onClose={() => setShown(false)} />}
    </div>
  );
}
