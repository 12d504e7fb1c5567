// Bar with the actions on the selected rows, at the bottom edge while any are selected.
import { ChevronDown, X } from "lucide-react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { MenuTrigger } from "@/ui/overlay/menu";
import { ActionMenu } from "../actions/action-menu";
import type { OfferedAction } from "../declaration";
import { MatchingLine, type MatchingLineProps } from "./matching-line";

const IN_SIGHT = 3;

interface BulkBarProps {
  actions: readonly OfferedAction[];
  count: number;
  isPending: boolean;
  onClear: () => void;
  more: Omit<MatchingLineProps, "selected" | "className">;
}

/** Stays until the last part of an action is done. */
export function BulkBar({ count, more, ...props }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t("account.bulk.actions")}
      className="fixed inset-x-3 bottom-20 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-pop-in flex-col gap-1.5 rounded-xl border border-line bg-raised p-1.5 ps-4 shadow-lg outline-none sm:absolute sm:bottom-16"
    >
      <MatchingLine {...more} selected={count} className="pe-1.5" />
      {count > 0 && <Actions count={count} isFinding={more.matching.isUnderWay} {...props} />}
    </div>
  );
}

interface ActionsProps extends Omit<BulkBarProps, "more"> {
  isFinding: boolean;
}

function Actions({ actions, count, isPending, isFinding, onClear }: ActionsProps) {
  const rest = actions.slice(IN_SIGHT);
  return (
    <div className="flex items-center gap-1.5">
      <span className="me-auto pe-2 text-sm font-medium whitespace-nowrap tabular-nums" aria-live="polite">
        {t("account.bulk.selected", { count })}
      </span>
      {actions.slice(0, IN_SIGHT).map((action) => (
        <Button
          key={action.name}
          size="sm"
          variant={action.isDangerous ? "danger" : "secondary"}
          isPending={isPending}
          isDisabled={isFinding}
          onPress={action.press}
          className="max-sm:px-2"
        >
          {action.icon}
          <span className="max-sm:sr-only">{t(`account.action.${action.name}`)}</span>
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuTrigger>
          <Button size="sm" isDisabled={isFinding}>
            {t("account.bulk.more")} <ChevronDown aria-hidden />
          </Button>
          <ActionMenu actions={rest} />
        </MenuTrigger>
      )}
      <IconButton label={t("account.bulk.clear")} size="sm" onPress={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
