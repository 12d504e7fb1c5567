// A side panel for filters and details; a bottom sheet on a phone.
import { cx } from "../class-names";
import { ModalFrame, type ModalFrameProps } from "./modal-frame";

export { DialogTrigger as DrawerTrigger } from "react-aria-components/Dialog";

export function Drawer(frame: ModalFrameProps) {
  return (
    <ModalFrame
      {...frame}
      overlayClassName="items-end justify-center sm:items-stretch sm:justify-end"
      className={cx(
        "max-h-[92dvh] w-full rounded-t-2xl sm:max-h-none sm:max-w-md sm:rounded-none sm:rounded-s-2xl",
        "max-sm:data-entering:animate-slide-up max-sm:data-exiting:animate-slide-down",
        "sm:data-entering:animate-slide-in sm:data-exiting:animate-slide-out",
      )}
    />
  );
}
