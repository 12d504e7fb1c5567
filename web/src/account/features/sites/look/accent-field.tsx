// The accent color of a site: some that suit any photo, or any other.
import { Check } from "lucide-react";
import { t } from "@/i18n/sites";
import { TextField } from "@/ui/form/text-field";
import { useSiteField } from "../editor/editor-context";

const SWATCHES = ["#23705d", "#1f6f78", "#2f5d9b", "#5b4b9a", "#9b3f5e", "#b4472e", "#8a6a1f", "#3d4a52"];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function AccentField() {
  const { value, onChange, ...errors } = useSiteField("accent");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-medium">{t("account.field.accent")}</legend>
      <div className="flex flex-wrap gap-2.5">
        {SWATCHES.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={color}
            aria-pressed={isSame(color, value)}
            onClick={() => onChange(color)}
            className="grid size-9 place-items-center rounded-full text-white outline-2 outline-offset-2 outline-transparent focus-visible:outline-focus"
            style={{ backgroundColor: color }}
          >
            {isSame(color, value) && <Check aria-hidden className="size-4.5" strokeWidth={3} />}
          </button>
        ))}
        <input
          type="color"
          aria-label={t("sites.look.anyColour")}
          value={/^#[\da-f]{6}$/i.test(value) ? value : "#000000"}
          onChange={(event) => onChange(event.target.value)}
          className="h-9 w-12 cursor-pointer rounded-md border border-line-strong/60 bg-surface p-1"
        />
      </div>
      <TextField
        label={t("sites.look.code")}
        value={value}
        onChange={onChange}
        description={t("sites.look.contrast")}
        maxLength={7}
        className="max-w-64"
        {...errors}
      />
    </fieldset>
  );
}
