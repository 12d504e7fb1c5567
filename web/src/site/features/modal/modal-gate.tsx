// Renders a modal from the moment it is requested, and reports when it is shown.
import { type ReactNode, Suspense, useEffect } from "react";
import type { Modal } from "./use-modal";

interface ModalGateProps {
  modal: Modal;
  children: ReactNode;
}

export function ModalGate({ modal, children }: ModalGateProps) {
  if (modal.state === "closed") return null;
  return (
    <Suspense fallback={null}>
      {children}
      <Arrival onShown={modal.onShown} />
    </Suspense>
  );
}

/** Effects wait for all suspended siblings. */
function Arrival({ onShown }: Pick<Modal, "onShown">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once per opening
  useEffect(onShown, []);
  return null;
}
