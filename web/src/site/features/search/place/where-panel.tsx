// Selects a place among those of the site or anywhere on the map, or takes the typed text.
import { Globe, MapPin, Search } from "lucide-react";
import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { t } from "@/i18n/site";
import { controlBox, controlInput } from "@/ui/form/field";
import { listItem } from "@/ui/select/option-list";
import { useSite } from "../../site";
import { type FoundPlace, useFoundPlaces } from "./geocode";

interface WherePanelProps {
  locations: readonly string[];
  /** At most one place; several can be selected in the filters. */
  onChange: (locations: string[]) => void;
  /** Called with a place that is not one of the site's own, but was found on the map. */
  onFind: (place: FoundPlace) => void;
  autoFocus?: boolean;
}

/** Key of the option for any place; no place can have this name. */
const ANYWHERE = "*";

/** Key prefix of places that are not the site's own. */
const ELSEWHERE = "*:";

/** More are found by typing: nested scrolling works badly on a phone. */
const MAX_PLACES = 6;

/** Removes accents and case, for matching. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const oneOrNone = (text: string) => (text ? [text] : []);

export function WherePanel({ locations, onChange, onFind, autoFocus }: WherePanelProps) {
  const { site } = useSite();
  const [location = ""] = locations;
  const [typed, setTyped] = useState(location);
  const wanted = typed === location ? "" : plain(typed);
  const places = site.locations.filter((place) => plain(place).includes(wanted)).slice(0, MAX_PLACES);
  const found = useFoundPlaces(wanted && typed).filter(({ label }) => !places.includes(label));
  const choose = (key: string) => {
    const place = found.find(({ label }) => key === `${ELSEWHERE}${label}`);
    if (place) onFind(place);
    else onChange(key === ANYWHERE ? [] : [key]);
  };
  const isFree = typed.trim() !== "" && !site.locations.includes(typed);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField
        aria-label={t("site.search.where")}
        autoFocus={autoFocus}
        onSubmit={(text) => onChange(oneOrNone(text.trim()))}
      >
        <div className={controlBox}>
          <Search aria-hidden className="ms-3.5 size-4.5 shrink-0 text-ink-subtle" />
          <Input
            placeholder={t("site.search.wherePlaceholder")}
            className={`${controlInput} [&::-webkit-search-cancel-button]:hidden`}
          />
        </div>
      </SearchField>
      <ListBox
        aria-label={t("site.search.places")}
        onAction={(key) => choose(String(key))}
        className="-mx-1 mt-2 outline-none"
      >
        {!wanted && (
          <ListBoxItem id={ANYWHERE} textValue={t("site.search.anywhere")} className={listItem}>
            <MapPin aria-hidden className="size-4.5 text-ink-subtle" />
            {t("site.search.anywhere")}
          </ListBoxItem>
        )}
        {places.map((place) => (
          <ListBoxItem key={place} id={place} textValue={place} className={listItem}>
            <MapPin aria-hidden className="size-4.5 text-accent-text" />
            {place}
          </ListBoxItem>
        ))}
        {found.map(({ label }) => (
          <ListBoxItem key={label} id={`${ELSEWHERE}${label}`} textValue={label} className={listItem}>
            <Globe aria-hidden className="size-4.5 text-ink-subtle" />
            <span className="min-w-0">
              {label}
              <span className="block text-sm text-ink-subtle">{t("site.search.elsewhere")}</span>
            </span>
          </ListBoxItem>
        ))}
        {isFree && (
          <ListBoxItem key={`free ${typed}`} id={typed.trim()} textValue={typed} className={listItem}>
            <Search aria-hidden className="size-4.5 text-ink-subtle" />
            {t("site.search.free", { text: typed.trim() })}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
