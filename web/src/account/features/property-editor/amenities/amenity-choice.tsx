// Picker of amenities for many homes: searchable checkboxes.
import { useState } from "react";
import { t } from "@/i18n/editor";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { AmenityList } from "./amenity-list";
import { found } from "./search";

interface AmenityChoiceProps {
  label: string;
  value: readonly string[];
  /** The only options; by default all known amenities. */
  offered?: readonly string[];
  onChange: (value: string[]) => void;
}

export function AmenityChoice({ label, value, offered, onChange }: AmenityChoiceProps) {
  const [text, setText] = useState("");
  const groups = found(text, offered ?? value)
    .map(({ name, codes }) => ({ name, codes: codes.filter((code) => offered?.includes(code) ?? true) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <ListSearchInput
        label={t("editor.amenities.search")}
        placeholder={t("editor.amenities.search")}
        value={text}
        onSearch={setText}
        className="mb-4"
      />
      {groups.length === 0 && <p className="text-sm text-ink-muted">{t("editor.amenities.none")}</p>}
      <AmenityList
        isNarrow
        groups={groups}
        chosen={value}
        onToggle={(code, isOn) => onChange(isOn ? [...value, code] : value.filter((other) => other !== code))}
      />
    </fieldset>
  );
}
