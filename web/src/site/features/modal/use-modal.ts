// A modal's state: closed, requested while its script loads, shown.
import { useState } from "react";

type ModalState = "closed" | "requested" | "shown";

export interface Modal {
  state: ModalState;
  open: () => void;
  close: () => void;
  /** Called by the gate once the modal is on the screen. */
  onShown: () => void;
}

export function useModal(): Modal {
  const [state, setState] = useState<ModalState>("closed");
  return {
    state,
    open: () => setState("requested"),
    close: () => setState("closed"),
    onShown: () => setState("shown"),
  };
}
