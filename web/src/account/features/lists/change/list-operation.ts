// How a list field is changed: values are added, removed, or replaced.

export const LIST_WAYS = ["add", "remove", "replace"] as const;
export type ListOperation = (typeof LIST_WAYS)[number];
