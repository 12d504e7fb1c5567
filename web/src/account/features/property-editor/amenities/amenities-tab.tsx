// Amenities of the home: searchable checkboxes in the groups that guests see.
import { SearchX } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/editor";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { useEditor } from "../frame/editor-context";
import { AmenityList } from "./amenity-list";
import { found } from "./search";

export function AmenitiesTab() {
  const { property } = useEditor();
  const [text, setText] = useState("");
  const { amenities } = property.values;
  const groups = found(text, amenities);
  const toggle = (code: string, isOn: boolean) =>
    property.set({
      amenities: isOn ? [...amenities, code].toSorted() : amenities.filter((other) => other !== code),
    });
  const problem = property.errors.field("amenities", () => undefined).errorMessage;
  return (
    <Section
      title={t("editor.amenities.title")}
      hint={t("editor.amenities.chosen", { count: amenities.length })}
    >
      <ListSearchInput
        label={t("editor.amenities.search")}
        placeholder={t("editor.amenities.search")}
        value={text}
        onSearch={setText}
        className="mb-6 max-w-md"
      />
      {problem && (
        <p role="alert" className="mb-4 text-sm text-danger">
          {problem}
        </p>
      )}
      {groups.length === 0 && (
        <ListPlaceholder
          icon={<SearchX aria-hidden />}
          title={t("editor.amenities.none")}
          detail={t("editor.amenities.noneDetail")}
        />
      )}
      <AmenityList groups={groups} chosen={amenities} onToggle={toggle} />
    </Section>
  );
}
