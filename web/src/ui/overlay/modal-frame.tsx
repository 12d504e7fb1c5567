// Shared parts of dialogs and drawers: scrim, title, close button, body, footer. The dialog itself scrolls below its title, so that
// it is scrollable by keyboard too.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay, type ModalOverlayProps } from "react-aria-components/Modal";
import { t } from "@/i18n/ui";
import { IconButton } from "../action/icon-button";
import { cx } from "../class-names";

export interface ModalFrameProps
  extends Pick<ModalOverlayProps, "isOpen" | "defaultOpen" | "onOpenChange" | "isDismissable"> {
  title: string;
  /** Content; as a function it receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Actions, always visible while the body scrolls. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** `alertdialog` for a question that must be answered. */
  role?: "dialog" | "alertdialog";
}

type FrameProps = ModalFrameProps & { overlayClassName: string; className: string };

const filled = (content: FrameProps["children"], close: () => void) =>
  typeof content === "function" ? content(close) : content;

export function ModalFrame({
  title,
  children,
  footer,
  role = "dialog",
  isDismissable = role === "dialog",
  overlayClassName,
  className,
  ...overlay
}: FrameProps) {
  return (
    <ModalOverlay
      {...overlay}
      isDismissable={isDismissable}
      className={cx(
        "fixed inset-0 z-40 flex bg-scrim data-entering:animate-fade-in data-exiting:animate-fade-out",
        overlayClassName,
      )}
    >
      <Modal className={cx("flex min-h-0 overflow-hidden bg-raised text-ink shadow-lg", className)}>
        <Dialog
          role={role}
          className="flex min-h-0 w-full flex-col overflow-y-auto overscroll-contain outline-none"
        >
          {({ close }) => (
            <>
              <header className="sticky top-0 z-1 flex items-start justify-between gap-4 border-b border-line bg-raised px-5 py-3.5 sm:px-6">
                <Heading slot="title" className="py-1.5 font-sans text-lg font-semibold">
                  {title}
                </Heading>
                <IconButton
                  label={t("ui.close")}
                  size="sm"
                  shape="round"
                  onPress={close}
                  className="-me-1.5 mt-0.5"
                >
                  <X aria-hidden />
                </IconButton>
              </header>
              <div className="flex-1 px-5 py-5 sm:px-6">{filled(children, close)}</div>
              {footer && (
                <footer className="sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
                  {filled(footer, close)}
                </footer>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
