// Whether moving the map searches at once; if not, a button does.
import { RotateCw } from "lucide-react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/button";
import { Switch } from "@/ui/switch";

interface MoveSearchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Searches where the map was moved to, if it was. */
  onSearch: (() => void) | null;
}

export function MoveSearch({ isOn, onChange, onSearch }: MoveSearchProps) {
  return (
    <div className="pointer-events-none absolute inset-x-14 top-3 z-2 flex flex-col items-center gap-2 *:pointer-events-auto">
      <div className="rounded-full border border-line bg-surface py-1.5 ps-4 pe-2 shadow-md">
        <Switch isSelected={isOn} onChange={onChange} className="items-center! text-sm! font-medium">
          {t("site.map.searchAsMoved")}
        </Switch>
      </div>
      {onSearch && (
        <Button size="sm" variant="primary" onPress={onSearch} className="rounded-full! shadow-md">
          <RotateCw aria-hidden />
          {t("site.map.searchHere")}
        </Button>
      )}
    </div>
  );
}
