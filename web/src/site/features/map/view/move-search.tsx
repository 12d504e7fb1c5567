// Toggle for searching as the map moves; when off, a button starts the search.
import { RotateCw } from "lucide-react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Switch } from "@/ui/choice/switch";
import type { MoveSearchState } from "./use-move-search";

type MoveSearchProps = Pick<MoveSearchState, "isOn" | "setOn" | "searchHere">;

export function MoveSearch({ isOn, setOn, searchHere }: MoveSearchProps) {
  return (
    <div className="pointer-events-none absolute inset-x-14 top-3 z-2 flex flex-col items-center gap-2 *:pointer-events-auto">
      <div className="rounded-full border border-line bg-surface py-1.5 ps-4 pe-2 shadow-md">
        <Switch isSelected={isOn} onChange={setOn} className="items-center! text-sm! font-medium">
          {t("site.map.searchAsMoved")}
        </Switch>
      </div>
      {searchHere && (
        <Button size="sm" variant="primary" onPress={searchHere} className="rounded-full! shadow-md">
          <RotateCw aria-hidden />
          {t("site.map.searchHere")}
        </Button>
      )}
    </div>
  );
}
