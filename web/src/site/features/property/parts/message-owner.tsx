// Contact link on a home's page: opens the modal, or an e-mail on sites whose conversations are in a partner system.
import { type MessageContext, MessageDialog, mailtoOwner, ownerMail } from "../../messages";
import { type Modal, ModalGate, useLinkedModal } from "../../modal";
import { choiceText, type StayChoice } from "../../quote";
import { type Property, useSite } from "../../site";

interface OwnerMessage {
  open: () => void;
  modal: Modal;
  context: MessageContext;
  about: string;
}

export function useMessageOwner(property: Property, choice: StayChoice): OwnerMessage {
  const { site } = useSite();
  const modal = useLinkedModal("message");
  const { stay, party, pets, smoker } = choice;
  const { home, about } = choiceText(property, choice);
  const mail = ownerMail(site);
  return {
    modal,
    about: `${home}: ${about}`,
    context: {
      property: property.key,
      namespace: site.namespace,
      check_in: stay?.checkIn.toString(),
      check_out: stay?.checkOut.toString(),
      ...party,
      pets,
      smoker,
    },
    open: () => {
      if (mail) location.assign(mailtoOwner({ to: mail, home, about }));
      else modal.open();
    },
  };
}

export function MessageOwner({ message: { modal, context, about } }: { message: OwnerMessage }) {
  return (
    <ModalGate modal={modal}>
      <MessageDialog context={context} about={about} onClose={modal.close} />
    </ModalGate>
  );
}
