// Declares the keyboard shortcuts of a screen once: for handling them and for the help dialog.

export interface KeyLine<Action extends string = string> {
  /** Keys as named by the browser, and the action of each; `null` if a part of the screen handles the key itself. */
  keys: Readonly<Record<string, Action | null>>;
  /** A function, since it depends on the current language. */
  text: () => string;
}

export interface KeySection<Action extends string = string> {
  title: () => string;
  lines: readonly KeyLine<Action>[];
  /** Applies to all screens, not only to the open one. */
  isEverywhere?: boolean;
}

export const declareKeys = <Action extends string>(section: KeySection<Action>) => section;

/** The screen's action for a key. */
export function actionOf<Action extends string>({ lines }: KeySection<Action>, key: string): Action | null {
  const line = lines.find(({ keys }) => Object.hasOwn(keys, key));
  return line?.keys[key] ?? null;
}

/** Only available actions: the help lists no shortcut without effect. */
export const offeredKeys = <Action extends string>(
  { lines, ...section }: KeySection<Action>,
  actions: ReadonlySet<string>,
): KeySection<Action> => ({
  ...section,
  lines: lines.filter(({ keys }) =>
    Object.values(keys).some((action) => action === null || actions.has(action)),
  ),
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

/** Labels of the keys in a combination such as `Mod+k`. */
export const capsOf = (key: string) =>
  key.split("+").map((part) => CAPS[part] ?? (part.length === 1 ? part.toUpperCase() : part));
