// Modals that are fetched when somebody asks for them: asked for, then shown; some of them can be linked to.
export { ModalGate } from "./modal-gate";
export { useLinkedModal } from "./use-linked-modal";
export { type Modal, useModal } from "./use-modal";
