// The `tel:` link of a telephone number.

export const callHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
