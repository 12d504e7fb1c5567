// The home's location: its address, and a pin on the map that can be dragged or typed.
import { useQuery } from "@tanstack/react-query";
import { LocateFixed } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/editor";
import { currentLocale } from "@/i18n/translate";
import { Button } from "@/ui/action/button";
import { hasWebGl } from "@/ui/base-map/webgl";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { toasts } from "@/ui/overlay/toast-queue";
import { ComboBox } from "@/ui/select/combo-box";
import { rowsQuery } from "../../resources";
import { type FieldEditorProps, fieldLabel } from "../../row-pages";
import { AutoFields } from "../frame/auto-fields";
import { useEditor } from "../frame/editor-context";
import type { Position } from "./degrees";
import { DegreesField } from "./degrees-field";
import { findPlace } from "./find-place";

const PinMap = lazy(async () => ({ default: (await import("./pin-map")).PinMap }));

const ADDRESS = [
  "address_one",
  "address_two",
  "neighborhood",
  "city",
  "state",
  "postal_code",
  "country",
  "time_zone",
];
const OWN = { country: CountryField, time_zone: TimeZoneField };
const PIN = ["lat", "lon"];
const PIN_FIELDS = { lat: DegreesField, lon: DegreesField };

export function LocationTab() {
  const { property, propertyFields } = useEditor();
  const { lat, lon, city, state, country } = property.values;
  const sites = useQuery({ ...rowsQuery<Site>("site", { limit: 1 }), meta: { showsOwnError: true } });
  const namespace = sites.data?.results[0]?.namespace;
  /** Position found for the town; once the user has moved the pin, it no longer follows the town. */
  const guess = useRef<Position>({ lat: 0, lon: 0 });
  const place = async () =>
    namespace ? findPlace(namespace, { city, state, country }).catch(() => null) : null;
  const find = async () => {
    const found = await place();
    if (found) property.set(found);
    else toasts.show({ kind: "info", title: t("editor.location.notFound", { city }) });
  };
  const isOurs = guess.current.lat === lat && guess.current.lon === lon;
  const followTown = async () => {
    if (!isOurs || city.trim() === "") return;
    const found = await place();
    if (!found) return;
    guess.current = found;
    property.set(found);
  };
  return (
    <>
      <Section title={t("editor.location.address")} hint={t("editor.location.addressHint")}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the pin follows the town when any control loses the focus */}
        <div onBlur={() => void followTown()}>
          <AutoFields of={property} metadata={propertyFields} names={ADDRESS} own={OWN} />
        </div>
      </Section>
      <Section
        title={t("editor.location.map")}
        hint={hasWebGl() ? t("editor.location.mapHint") : t("editor.location.noMap")}
        action={
          city.trim() !== "" &&
          namespace && (
            <Button size="sm" onPress={() => void find()}>
              <LocateFixed aria-hidden /> {t("editor.location.find", { city })}
            </Button>
          )
        }
      >
        {hasWebGl() && (
          <Suspense fallback={<Skeleton className="mb-5 h-80 rounded-lg" />}>
            <PinMap position={{ lat, lon }} onMove={(place) => property.set(place)} />
          </Suspense>
        )}
        <AutoFields of={property} metadata={propertyFields} names={PIN} own={PIN_FIELDS} />
      </Section>
    </>
  );
}

type Site = RowOf<"site">;
type Country = RowOf<"country">;

const MAX_COUNTRIES = 300;

function CountryField({ field, value, errors, onChange }: FieldEditorProps) {
  const { data } = useQuery({
    ...rowsQuery<Country>("country", { limit: MAX_COUNTRIES }),
    meta: { showsOwnError: true },
  });
  const names = new Intl.DisplayNames([currentLocale()], { type: "region" });
  const options = (data?.results ?? []).map(({ key }) => ({ key, label: names.of(key) ?? key }));
  return (
    <ComboBox
      // Remounted once the names are loaded, since the typed text is matched against them.
      key={options.length}
      label={fieldLabel(field)}
      options={options.toSorted((a, b) => a.label.localeCompare(b.label))}
      {...errors.field<string | null>(field.name, (country) => country && onChange(country))}
      value={String(value ?? "")}
    />
  );
}

const ZONES = Intl.supportedValuesOf("timeZone");

function TimeZoneField({ field, value, errors, onChange }: FieldEditorProps) {
  const current = String(value ?? "");
  const zones = ZONES.includes(current) || current === "" ? ZONES : [current, ...ZONES];
  return (
    <ComboBox
      label={fieldLabel(field)}
      options={zones.map((key) => ({ key, label: key.replaceAll("_", " ") }))}
      {...errors.field<string | null>(field.name, (zone) => zone && onChange(zone))}
      value={current}
    />
  );
}
