// The two states of a modal: `requested` once it was asked for, `shown` once its content has loaded.
import { useCallback, useRef, useState } from "react";

interface ModalState {
  isRequested: boolean;
  isShown: boolean;
  /** Requests the modal; a failed load cancels the request and rejects. */
  request: () => Promise<void>;
  close: () => void;
  /** For a dialog's `onOpenChange`. */
  onOpenChange: (isOpen: boolean) => void;
}

const nothing = async () => {};

export function useModalState(load: () => Promise<unknown> = nothing): ModalState {
  const [state, setState] = useState<"closed" | "requested" | "shown">("closed");
  // Closing or a new request invalidates an earlier request.
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
