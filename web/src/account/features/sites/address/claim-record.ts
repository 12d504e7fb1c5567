// The TXT record by which somebody proves to hold a domain that another site has: it names their site.

const textOf = (site: string) => `casita-site=${site}`;

export const claimRecord = (domain: string, site: string) => ({
  name: `_casita.${domain.toLowerCase()}`,
  text: textOf(site),
});

/** Whether a domain was refused because another site has it: only then the server names the record. */
export const isTaken = (refusal: string | undefined, site: string) =>
  refusal?.includes(textOf(site)) ?? false;
