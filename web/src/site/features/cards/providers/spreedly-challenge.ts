// Spreedly's 3-D Secure challenge: the bank's page in a modal until it is completed.
import { PROVIDER } from "@/api/codes";
import { t } from "@/i18n/site";
import type { Merchant } from "../../site";
import { notAuthenticated } from "../card-error";
import { loadScript } from "./load-script";

interface Status {
  action: "succeeded" | "error" | "finalization-timeout" | "challenge" | "trigger-completion";
  finalize?: (transaction: unknown) => void;
}

interface SpreedlyScript {
  on: (event: "3ds:status", handler: (status: Status) => void) => void;
  removeHandlers: () => void;
  ThreeDS: {
    serialize: (size: string, acceptHeader: string) => string;
    Lifecycle: new (options: Record<string, unknown>) => { start: () => void };
  };
}

declare global {
  interface Window {
    Spreedly?: SpreedlyScript;
  }
}

/** Challenge window of 390 by 400 pixels, which fits a phone. */
const SIZE = "02";
const ACCEPT = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8";

async function openSpreedly({ script_url }: Merchant): Promise<SpreedlyScript> {
  if (!script_url) throw new Error("The site has no card provider.");
  await loadScript(script_url);
  if (!window.Spreedly) throw new Error("The card provider's script did not start.");
  return window.Spreedly;
}

/** Browser data that Spreedly passes to the bank; the scripts of other providers collect it themselves. */
export async function aboutBrowser(merchant: Merchant): Promise<{ browser_info?: string }> {
  if (merchant.provider !== PROVIDER.spreedly) return {};
  return { browser_info: (await openSpreedly(merchant)).ThreeDS.serialize(SIZE, ACCEPT) };
}

export async function authenticateWithSpreedly(merchant: Merchant, transactionToken: string) {
  const spreedly = await openSpreedly(merchant);
  const { dialog, hidden, challenge } = windowOverPage();
  try {
    await new Promise<void>((resolve, reject) => {
      spreedly.on("3ds:status", ({ action }) => {
        // Our server completes the transaction when it is asked to verify the authentication.
        if (action === "succeeded" || action === "trigger-completion") resolve();
        if (action === "error" || action === "finalization-timeout") reject(notAuthenticated());
      });
      new spreedly.ThreeDS.Lifecycle({
        environmentKey: merchant.public_key,
        hiddenIframeLocation: hidden,
        challengeIframeLocation: challenge,
        transactionToken,
        size: SIZE,
        challengeIframeClasses: "",
      }).start();
    });
  } finally {
    spreedly.removeHandlers();
    dialog.remove();
  }
}

const HIDDEN = "card-proof-hidden";
const CHALLENGE = "card-proof";

function windowOverPage() {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", t("site.card.proof"));
  dialog.className = "m-auto overflow-hidden rounded-xl border-0 bg-white p-0 shadow-lg";
  for (const id of [HIDDEN, CHALLENGE]) {
    const place = document.createElement("div");
    place.id = id;
    dialog.append(place);
  }
  // The challenge cannot be dismissed.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, hidden: HIDDEN, challenge: CHALLENGE };
}
