// Listings and the terms on which they are sold.

export { listingList } from "./listing";
export { listingDiscountList } from "./listing-discount";
export { listingFeeList } from "./listing-fee";
export { listingRateList } from "./listing-rate";
export { notifyNotOnSale } from "./not-on-sale";
export { promotionList } from "./promotion";
export { taxList } from "./tax";
export { undoStatus } from "./undo-status";
