// The keys of a screen, said once: what it does by them, and what the help tells of them.

export interface KeyLine<Act extends string = string> {
  /** Keys as the browser names them, and what the screen does by each; nothing where a part of it does so by itself. */
  keys: Readonly<Record<string, Act | null>>;
  /** Made when it is shown: words depend on the language. */
  text: () => string;
}

export interface KeySection<Act extends string = string> {
  title: () => string;
  lines: readonly KeyLine<Act>[];
  /** Not of the screen that is open, but of all. */
  isEverywhere?: boolean;
}

export const declareKeys = <Act extends string>(section: KeySection<Act>) => section;

/** What a screen does by a key. */
export function actOf<Act extends string>({ lines }: KeySection<Act>, key: string): Act | null {
  const line = lines.find(({ keys }) => Object.hasOwn(keys, key));
  return line?.keys[key] ?? null;
}

/** Only what can be done: a reader is told of no keys that do nothing. */
export const offeredKeys = <Act extends string>(
  { lines, ...section }: KeySection<Act>,
  acts: ReadonlySet<string>,
): KeySection<Act> => ({
  ...section,
  lines: lines.filter(({ keys }) => Object.values(keys).some((act) => act === null || acts.has(act))),
});

const IS_APPLE = /mac|iphone|ipad/i.test(navigator.platform);

const CAPS: Readonly<Record<string, string>> = {
  " ": "␣",
  Enter: "↵",
  Escape: "Esc",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Shift: "⇧",
  Mod: IS_APPLE ? "⌘" : "Ctrl",
};

/** What is printed on a key, or on several that are pressed together: `Mod+k`. */
export const capsOf = (key: string) =>
  key.split("+").map((part) => CAPS[part] ?? (part.length === 1 ? part.toUpperCase() : part));
