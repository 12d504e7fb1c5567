// Modals that are loaded on demand: requested, then shown; some of them can be linked to.
export { ModalGate } from "./modal-gate";
export { useLinkedModal } from "./use-linked-modal";
export { type Modal, useModal } from "./use-modal";
