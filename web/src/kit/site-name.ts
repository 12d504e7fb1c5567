// The specification's checks of the names a site can have on the internet; the server has the last word.

/** A namespace is longer than this. */
export const NAMESPACE_LONGER_THAN = 3;
export const LEAST_DOMAIN_LENGTH = 5;
export const DOMAIN_ENDINGS = ["com", "net", "us"] as const;
/** A domain that the owner already has is longer than this; its ending is theirs to choose. */
export const EXISTING_DOMAIN_LONGER_THAN = 4;

/** Letters, digits and hyphens only. */
export const isNamespace = (text: string) => text.length > NAMESPACE_LONGER_THAN && /^[a-z\d-]+$/i.test(text);

/** A name followed by .com, .net or .us. */
export const isDomain = (text: string) =>
  text.length >= LEAST_DOMAIN_LENGTH &&
  new RegExp(`^[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.(?:${DOMAIN_ENDINGS.join("|")})$`, "i").test(text);

export const isExistingDomain = (text: string) => text.trim().length > EXISTING_DOMAIN_LONGER_THAN;
