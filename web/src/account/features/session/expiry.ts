// Remembers that a session ended by itself, so that the sign-in page can say why it is shown.
import { sessionStore } from "@/kit/browser/storage";

const NAME = "session-expired";

export const expiry = {
  remember: () => sessionStore.write(NAME, true),
  isRemembered: () => sessionStore.read<boolean>(NAME) === true,
  forget: () => sessionStore.remove(NAME),
};
