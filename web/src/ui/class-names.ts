// Joins class names; falsy parts drop out, so that conditions can stand inline.

export const cx = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(" ");
