// A mailto link to the owner with the stay filled in, for sites whose conversations are in a partner system.
import { t } from "@/i18n/site";
import type { Site } from "../site";

/** The address for messages to the owner of a site whose conversations are in a partner system. */
export const ownerMail = ({ guesty_powered, guesty_account_email }: Site) =>
  guesty_powered ? guesty_account_email : null;

interface Letter {
  to: string;
  home: string;
  /** The stay and the party in a line. */
  about: string;
}

export function mailtoOwner({ to, home, about }: Letter): string {
  const subject = `${home}, ${about}`;
  const body = t("site.message.mailBody", { home, about });
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
