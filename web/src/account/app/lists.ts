// The list module of each resource. Modules are loaded on first visit.
import type { Row } from "@/api/resource";
import type { ListDeclaration } from "../features/lists";
import type { ResourceName } from "../features/resources";

const properties = () => import("../features/properties");
const propertyEditor = () => import("../features/property-editor");
const listings = () => import("../features/listings");
const reservations = () => import("../features/reservations");
const messages = () => import("../features/messages");
const policies = () => import("../features/policies");
const sites = () => import("../features/sites");
const team = () => import("../features/team");
const settings = () => import("../features/settings");
const audit = () => import("../features/audit");

/** A list declaration for any row type. */
type AnyList = ListDeclaration<never> | ListDeclaration<Row>;

const LISTS = {
  property: async () => {
    const [{ propertyActions, propertyList }, { AmenityChoice, NewProperty }] = await Promise.all([
      properties(),
      propertyEditor(),
    ]);
    const actions = propertyActions({ amenities: AmenityChoice });
    return { ...propertyList, actions, modals: { create: NewProperty } };
  },
  "property-group": async () => (await properties()).propertyGroupList,
  photo: async () => (await properties()).photoList,
  "calendar-event": async () => (await properties()).calendarEventList,
  "calendar-feed": async () => (await properties()).calendarFeedList,
  listing: async () => (await listings()).listingList,
  "listing-rate": async () => (await listings()).listingRateList,
  "listing-fee": async () => (await listings()).listingFeeList,
  "listing-discount": async () => (await listings()).listingDiscountList,
  tax: async () => (await listings()).taxList,
  promotion: async () => (await listings()).promotionList,
  reservation: async () => (await reservations()).reservationList,
  "reservation-payment": async () => {
    const { reservationPaymentList, loadPaymentSums } = await reservations();
    return { ...reservationPaymentList, aboveRows: await loadPaymentSums() };
  },
  "reservation-refund": async () => (await reservations()).reservationRefundList,
  quote: async () => (await reservations()).quoteList,
  source: async () => (await reservations()).sourceList,
  thread: async () => (await messages()).threadList,
  message: async () => (await messages()).messageList,
  "message-template": async () => (await messages()).messageTemplateList,
  "scheduled-message": async () => (await messages()).scheduledMessageList,
  agreement: async () => {
    const { agreementList, NewAgreement } = await policies();
    return { ...agreementList, modals: { create: NewAgreement } };
  },
  "refund-policy": async () => {
    const { refundPolicyList, NewRefundPolicy } = await policies();
    return { ...refundPolicyList, modals: { create: NewRefundPolicy } };
  },
  "payment-policy": async () => {
    const { paymentPolicyList, NewPaymentPolicy } = await policies();
    return { ...paymentPolicyList, modals: { create: NewPaymentPolicy } };
  },
  site: async () => (await sites()).siteList,
  "site-page": async () => (await sites()).sitePageList,
  country: async () => (await sites()).countryList,
  user: async () => (await team()).userList,
  "api-token": async () => (await settings()).apiTokenList,
  webhook: async () => (await settings()).webhookList,
  "webhook-delivery": async () => (await settings()).webhookDeliveryList,
  letter: async () => (await settings()).emailList,
  "audit-entry": async () => (await audit()).auditEntryList,
} satisfies Record<ResourceName, () => Promise<unknown>>;

export const loadList = async (name: ResourceName) => (await LISTS[name]()) as unknown as AnyList;
