// Actions on the reservation: the likely ones as buttons, the others in a menu.
import {
  CalendarSync,
  Check,
  CreditCard,
  HandCoins,
  Lock,
  LockOpen,
  MoreHorizontal,
  Printer,
  Undo2,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import type { ReservationAction } from "../data/possible-actions";

export const ACTION_ICONS: Record<ReservationAction, ReactNode> = {
  accept: <Check aria-hidden />,
  decline: <X aria-hidden />,
  move: <CalendarSync aria-hidden />,
  cancel: <X aria-hidden />,
  charge: <CreditCard aria-hidden />,
  record: <HandCoins aria-hidden />,
  refund: <Undo2 aria-hidden />,
  lock: <Lock aria-hidden />,
  unlock: <LockOpen aria-hidden />,
};

/** In the order of the menu. */
const IN_MENU: readonly ReservationAction[] = ["move", "charge", "record", "refund", "lock", "cancel"];
/** Beside the menu, if there is room. */
const IN_VIEW: readonly ReservationAction[] = ["move", "refund"];

interface ActionButtonsProps {
  actions: ReadonlySet<ReservationAction>;
  onAction: (act: ReservationAction) => void;
}

export function ActionButtons({ actions, onAction }: ActionButtonsProps) {
  const listed = IN_MENU.filter((act) => actions.has(act));
  return (
    <div className="flex items-center gap-2 print:hidden">
      {IN_VIEW.filter((act) => actions.has(act)).map((act) => (
        <Button key={act} size="sm" className="max-md:hidden" onPress={() => onAction(act)}>
          {ACTION_ICONS[act]}
          {t(`account.act.${act}`)}
        </Button>
      ))}
      <Button size="sm" className="max-sm:hidden" onPress={() => print()}>
        <Printer aria-hidden />
        {t("account.print.action")}
      </Button>
      <MenuTrigger>
        <IconButton
          label={t("account.bulk.actions")}
          variant="secondary"
          size="sm"
          className="max-sm:size-11"
        >
          <MoreHorizontal aria-hidden />
        </IconButton>
        <Menu
          onAction={(key) => (key === "print" ? print() : onAction(key as ReservationAction))}
          aria-label={t("account.bulk.actions")}
        >
          {[
            ...listed.map((act) => (
              <MenuItem key={act} id={act} icon={ACTION_ICONS[act]} isDangerous={act === "cancel"}>
                {t(`account.act.${act}`)}
              </MenuItem>
            )),
            <MenuItem key="print" id="print" icon={<Printer aria-hidden />}>
              {t("account.print.action")}
            </MenuItem>,
          ]}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
