// The way from a home's page to its owner: the modal, or a mail on sites whose conversations a partner holds.
import { t } from "@/i18n/site";
import { type MessageContext, MessageDialog, mailtoOwner } from "../messages";
import { type Modal, ModalGate, useLinkedModal } from "../modal";
import type { StayChoice } from "../quote";
import { partyText, stayText } from "../search";
import { type Property, useSite } from "../site";

export interface OwnerMessage {
  open: () => void;
  modal: Modal;
  context: MessageContext;
  about: string;
}

export function useMessageOwner(property: Property, choice: StayChoice): OwnerMessage {
  const { site } = useSite();
  const modal = useLinkedModal("message");
  const { stay, party, pets, smoker } = choice;
  const about = `${stay ? stayText(stay) : t("site.message.noDates")}, ${partyText(party)}`;
  const mail = site.guesty_powered ? site.guesty_account_email : null;
  return {
    modal,
    about: `${property.name}: ${about}`,
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
      if (mail) location.assign(mailtoOwner({ to: mail, home: property.name, about }));
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
