// Renders a modal from the moment it is requested, and tells when it is there.
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

/** Effects wait for everything that is suspended beside them. */
function Arrival({ onShown }: Pick<Modal, "onShown">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per opening
  useEffect(onShown, []);
  return null;
}
