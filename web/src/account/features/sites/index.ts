// The public sites of the account.
export { countryList } from "./country";
export { siteList } from "./site";
