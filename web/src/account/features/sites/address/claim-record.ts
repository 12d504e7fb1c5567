// The TXT record that proves control of a domain used by another site: it names the site that claims it.

const textOf = (site: string) => `casita-site=${site}`;

export const claimRecord = (domain: string, site: string) => ({
  name: `_casita.${domain.toLowerCase()}`,
  text: textOf(site),
});

/** Whether a domain was refused because another site uses it: only then the refusal names the record. */
export const isTaken = (refusal: string | undefined, site: string) =>
  refusal?.includes(textOf(site)) ?? false;
