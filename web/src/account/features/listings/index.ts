// Listings and what they are sold by.
export { listingList } from "./listing";
export { listingDiscountList } from "./listing-discount";
export { listingFeeList } from "./listing-fee";
export { listingRateList } from "./listing-rate";
export { promotionList } from "./promotion";
export { taxList } from "./tax";
