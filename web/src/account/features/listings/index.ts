// Listings and the terms on which they are sold.
export { formerStanding } from "./undo-status";
export { listingList } from "./listing";
export { listingDiscountList } from "./listing-discount";
export { listingFeeList } from "./listing-fee";
export { listingRateList } from "./listing-rate";
export { promotionList } from "./promotion";
export { taxList } from "./tax";
export { tellUnsold } from "./not-on-sale";
