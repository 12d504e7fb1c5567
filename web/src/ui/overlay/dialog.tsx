// A modal dialog: centered in the window, a bottom sheet on a phone.
import { cx } from "../class-names";
import { ModalFrame, type ModalFrameProps } from "./modal-frame";

export { DialogTrigger } from "react-aria-components/Dialog";

export interface DialogProps extends ModalFrameProps {
  size?: "sm" | "md" | "lg";
}

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl" };

export function Dialog({ size = "md", ...frame }: DialogProps) {
  return (
    <ModalFrame
      {...frame}
      overlayClassName="items-end justify-center sm:items-center sm:p-6"
      className={cx(
        "max-h-[min(92dvh,100%)] w-full rounded-t-2xl sm:max-h-full sm:rounded-xl",
        "max-sm:data-entering:animate-slide-up max-sm:data-exiting:animate-slide-down",
        "sm:data-entering:animate-pop-in sm:data-exiting:animate-pop-out",
        widths[size],
      )}
    />
  );
}
