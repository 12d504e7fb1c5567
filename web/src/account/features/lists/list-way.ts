// How a field that holds several things is changed: something is added to what is there, taken from it, or put in its place.

export const LIST_WAYS = ["add", "remove", "replace"] as const;
export type ListWay = (typeof LIST_WAYS)[number];
