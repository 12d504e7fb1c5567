// The specification's validation of a site's namespace and domains; the server decides.

/** Exclusive minimum length of a namespace. */
export const NAMESPACE_LONGER_THAN = 3;
export const MIN_DOMAIN_LENGTH = 5;
export const DOMAIN_ENDINGS = ["com", "net", "us"] as const;
/** Exclusive minimum length of a domain that the owner already has; any ending is allowed. */
export const EXISTING_DOMAIN_LONGER_THAN = 4;

/** Letters, digits and hyphens only. */
export const isNamespace = (text: string) => text.length > NAMESPACE_LONGER_THAN && /^[a-z\d-]+$/i.test(text);

/** A name followed by .com, .net or .us. */
export const isDomain = (text: string) =>
  text.length >= MIN_DOMAIN_LENGTH &&
  new RegExp(`^[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.(?:${DOMAIN_ENDINGS.join("|")})$`, "i").test(text);

export const isExistingDomain = (text: string) => text.trim().length > EXISTING_DOMAIN_LONGER_THAN;
