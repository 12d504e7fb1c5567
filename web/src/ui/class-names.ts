// Joins class names; falsy parts are dropped, so that conditions can be inline.

export const cx = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(" ");
