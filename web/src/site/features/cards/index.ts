// Cards: entered in the provider's own fields or encrypted, stored, authenticated (3-D Secure). Numbers never reach our server.

export {
  authenticateLatePayment,
  authenticatePayment,
  authenticateStoredCard,
  refreshPayment,
} from "./authenticate";
export { CardError, cardErrorOf } from "./card-error";
export { CardForm, type CardFormHandle } from "./card-form";
export { CardLine } from "./card-line";
export { cardName } from "./card-name";
export type { PreparedCard } from "./prepared-card";
export { aboutBrowser } from "./providers/spreedly-challenge";
export { type CardOwner, cardsOptions, removeCard, saveCard, setPaymentCard } from "./save-card";
