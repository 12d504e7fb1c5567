// Renders the open toasts in the top corner, each with its remaining time as a bar.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContentArea,
} from "react-aria-components/Toast";
import { t } from "@/i18n/ui";
import { iconButtonStyle } from "../action/button-style";
import { cx } from "../class-names";
import {
  TOAST_DURATION,
  TOAST_EXTENDED_DURATION,
  type Toast,
  type ToastKind,
  toastQueue,
  toasts,
} from "./toast-queue";
import { useCountdown } from "./use-countdown";

const marks: Record<ToastKind, { icon: ReactNode; text: string; bar: string }> = {
  info: { icon: <Info aria-hidden />, text: "text-info", bar: "bg-info" },
  success: { icon: <CircleCheck aria-hidden />, text: "text-success", bar: "bg-success" },
  warning: { icon: <TriangleAlert aria-hidden />, text: "text-warning", bar: "bg-warning" },
  error: { icon: <CircleAlert aria-hidden />, text: "text-danger", bar: "bg-danger" },
};

/** `className` sets its position, where the top of the page has controls. */
export function ToastRegion({ className = "top-0" }: { className?: string }) {
  return (
    <AriaToastRegion
      queue={toastQueue}
      className={cx(
        "pointer-events-none fixed end-0 z-60 flex w-full max-w-104 flex-col gap-2.5 p-3 outline-none sm:p-5 print:hidden",
        className,
      )}
    >
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { kind, title, detail, action } = toast.content;
  const [isHeld, setHeld] = useState(false);
  const running = useCountdown({
    duration: TOAST_DURATION[kind],
    extended: TOAST_EXTENDED_DURATION,
    isPaused: isHeld,
    onEnd: () => toasts.close(toast.key),
  });
  const mark = marks[kind];
  return (
    <AriaToast
      toast={toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      render={(props) => (
        <div {...props} onFocusCapture={() => setHeld(true)} onBlurCapture={() => setHeld(false)} />
      )}
      className="focus-ring pointer-events-auto relative flex animate-toast-in items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised py-3.5 ps-4 pe-2.5 shadow-lg"
    >
      <span className={cx("mt-0.5 [&_svg]:size-5", mark.text)}>{mark.icon}</span>
      <ToastContentArea className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm">
        <Text slot="title" className="font-semibold text-ink">
          {title}
        </Text>
        {detail && (
          <Text slot="description" className="text-ink-muted">
            {detail}
          </Text>
        )}
        {action && (
          <Button
            onPress={() => {
              action.run();
              toasts.close(toast.key);
            }}
            className="focus-ring -ms-1 mt-1 self-start rounded-xs px-1 py-0.5 font-semibold text-accent-text data-hovered:underline"
          >
            {action.label}
          </Button>
        )}
      </ToastContentArea>
      <Button
        slot="close"
        aria-label={t("ui.dismiss")}
        className={iconButtonStyle({ size: "sm" }, "-mt-1.5")}
      >
        <X aria-hidden />
      </Button>
      <span
        key={`${running} ${isHeld}`}
        aria-hidden
        style={{ animationDuration: `${running}ms` }}
        className={cx(
          "absolute inset-x-0 bottom-0 h-0.75 origin-left rtl:origin-right",
          mark.bar,
          !isHeld && "animate-drain",
        )}
      />
    </AriaToast>
  );
}
