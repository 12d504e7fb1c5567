// The link that dials a telephone number.

export const callHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
