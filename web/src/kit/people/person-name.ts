// Splits the text of a single name field into two name columns.

const UNKNOWN = "Unknown";

interface PersonName {
  firstName: string;
  lastName: string;
}

/** The first word is the first name, the rest the last name; missing parts become 'Unknown'. */
export function splitName(name: string): PersonName {
  const [first, ...rest] = name.trim().split(/\s+/);
  return { firstName: first || UNKNOWN, lastName: rest.join(" ") || UNKNOWN };
}
