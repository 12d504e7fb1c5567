// The home's details: name, size, texts, and external identifiers.
import { t } from "@/i18n/editor";
import { translateKnown } from "@/i18n/translate";
import { Section } from "@/ui/layout/section";
import { Select } from "@/ui/select/select";
import { type FieldEditorProps, fieldLabel } from "../../row-pages";
import { AutoFields } from "../frame/auto-fields";
import { useEditor } from "../frame/editor-context";
import { DescriptionField } from "./description-field";

const GROUPS = [
  { name: "basics", fields: ["name", "headline", "property_type"] },
  { name: "size", fields: ["accommodates", "bedrooms", "bathrooms", "units"] },
  { name: "words", fields: ["description"] },
  { name: "records", fields: ["registration_number", "slug", "groups", "tags"] },
] as const;

/** Types that guests can search for by a name in their language. */
const TYPES = [
  "apartment",
  "boathouse",
  "bungalow",
  "cabin",
  "chalet",
  "cottage",
  "farmhouse",
  "guesthouse",
  "house",
  "houseboat",
  "lodge",
  "loft",
  "studio",
  "townhouse",
  "tree_house",
  "villa",
];

function TypeField({ field, value, errors, onChange }: FieldEditorProps) {
  const current = String(value ?? "");
  const offered = TYPES.includes(current) || current === "" ? TYPES : [...TYPES, current];
  return (
    <Select
      label={fieldLabel(field)}
      {...errors.field<string>(field.name, onChange)}
      value={current}
      options={offered.map((key) => ({ key, label: translateKnown(`site.type.${key}`, key) }))}
    />
  );
}

const OWN = { property_type: TypeField, description: DescriptionField };

export function DetailsTab() {
  const { property, propertyFields } = useEditor();
  return GROUPS.map(({ name, fields }) => (
    <Section key={name} title={t(`editor.details.${name}`)} hint={t(`editor.details.${name}Hint`)}>
      <AutoFields of={property} metadata={propertyFields} names={fields} own={OWN} />
    </Section>
  ));
}
