// Asks before a screen with unsaved changes is left. Other tabs of the same page do not count as leaving.
import { useBlocker } from "@tanstack/react-router";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Dialog } from "@/ui/overlay/dialog";

interface Step {
  current: { pathname: string };
  next: { pathname: string };
}

const isWayOut = ({ current, next }: Step) => current.pathname !== next.pathname;

export function LeaveDialog({ isAsked }: { isAsked: boolean }) {
  return isAsked ? <Asking /> : null;
}

function Asking() {
  // Closing or reloading the page is handled where the changes are held.
  const leaving = useBlocker({ shouldBlockFn: isWayOut, enableBeforeUnload: false, withResolver: true });
  if (leaving.status !== "blocked") return null;
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("account.leave.title")}
      onOpenChange={leaving.reset}
      footer={
        <>
          <Button onPress={leaving.reset}>{t("account.leave.stay")}</Button>
          <Button variant="danger" onPress={leaving.proceed}>
            {t("account.leave.go")}
          </Button>
        </>
      }
    >
      {t("account.leave.detail")}
    </Dialog>
  );
}
