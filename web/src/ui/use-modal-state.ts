// The two states of a modal: `requested` as soon as it was asked for, `shown` once what it shows has been loaded.
import { useCallback, useRef, useState } from "react";

export interface ModalState {
  isRequested: boolean;
  isShown: boolean;
  /** Asks for the modal; a failed load takes the request back and is passed on. */
  request: () => Promise<void>;
  close: () => void;
  /** For a dialog's `onOpenChange`. */
  onOpenChange: (isOpen: boolean) => void;
}

const nothing = async () => {};

export function useModalState(load: () => Promise<unknown> = nothing): ModalState {
  const [state, setState] = useState<"closed" | "requested" | "shown">("closed");
  // Closing, or asking again, makes an earlier request void.
  const current = useRef(0);

  const close = useCallback(() => {
    current.current++;
    setState("closed");
  }, []);

  const request = async () => {
    const mine = ++current.current;
    setState("requested");
    try {
      await load();
      if (mine === current.current) setState("shown");
    } catch (error) {
      if (mine !== current.current) return;
      setState("closed");
      throw error;
    }
  };

  return {
    isRequested: state !== "closed",
    isShown: state === "shown",
    request,
    close,
    onOpenChange: (isOpen) => {
      if (!isOpen) close();
    },
  };
}
