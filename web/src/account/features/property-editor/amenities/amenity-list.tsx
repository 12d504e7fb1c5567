// Checkboxes of amenities, in the groups that guests see.
import { t } from "@/i18n/editor";
import { Checkbox } from "@/ui/choice/checkbox";
import { cx } from "@/ui/class-names";
import { amenityName, type FoundGroup, groupName } from "./search";

interface AmenityListProps {
  groups: readonly FoundGroup[];
  chosen: readonly string[];
  onToggle: (code: string, isOn: boolean) => void;
  isNarrow?: boolean;
}

export const AmenityList = ({ groups, chosen, onToggle, isNarrow = false }: AmenityListProps) => (
  <div className={cx("flex flex-col", isNarrow ? "gap-5" : "gap-7")}>
    {groups.map(({ name, codes }) => (
      <fieldset key={name}>
        <legend className="mb-2 flex items-baseline gap-2 text-sm font-semibold">
          {name === "others" ? t("editor.amenities.others") : groupName(name)}
          <span className="font-normal text-ink-subtle tabular-nums">
            {codes.filter((code) => chosen.includes(code)).length || ""}
          </span>
        </legend>
        <div className={cx("grid gap-x-6 sm:grid-cols-2", !isNarrow && "md:grid-cols-3")}>
          {codes.map((code) => (
            <Checkbox
              key={code}
              isSelected={chosen.includes(code)}
              onChange={(isOn) => onToggle(code, isOn)}
              className="min-h-10 items-center"
            >
              {amenityName(code)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    ))}
  </div>
);
