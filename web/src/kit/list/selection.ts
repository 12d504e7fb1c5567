// Selection of rows in a list: one, all, none, or a range. Immutable: every change returns a new one.

interface SelectionRules<T> {
  keyOf: (item: T) => string;
  /** Only items that match can be selected. */
  filter?: (item: T) => boolean;
  /** Only items with exactly these values can be selected. */
  match?: Partial<T>;
}

export class Selection<T> {
  private constructor(
    private readonly rules: SelectionRules<T>,
    readonly keys: ReadonlySet<string>,
    /** Start of a range: the item that was toggled last. */
    private readonly anchor: string | null,
  ) {}

  static none<T>(rules: SelectionRules<T>): Selection<T> {
    if (rules.filter && rules.match) {
      throw new Error("A selection cannot combine a filter function and a static filter.");
    }
    return new Selection(rules, new Set(), null);
  }

  get size() {
    return this.keys.size;
  }

  has = (item: T) => this.keys.has(this.rules.keyOf(item));

  private selectable(items: readonly T[]): T[] {
    const { filter, match = {} } = this.rules;
    const matches = (item: T) =>
      Object.entries(match).every(([name, value]) => item[name as keyof T] === value);
    return items.filter(filter ?? matches);
  }

  private with = (keys: Iterable<string>, anchor: string | null) =>
    new Selection(this.rules, new Set(keys), anchor);

  all = (items: readonly T[]) =>
    this.with([...this.keys, ...this.selectable(items).map(this.rules.keyOf)], null);

  none = () => this.with([], null);

  without(items: readonly T[]): Selection<T> {
    const gone = new Set(items.map(this.rules.keyOf));
    return this.with(
      [...this.keys].filter((key) => !gone.has(key)),
      null,
    );
  }

  toggle(item: T): Selection<T> {
    const key = this.rules.keyOf(item);
    if (this.keys.has(key))
      return this.with(
        [...this.keys].filter((other) => other !== key),
        key,
      );
    return this.selectable([item]).length > 0 ? this.with([...this.keys, key], key) : this;
  }

  /** Selects the items between the last toggled one and this one, both included; without a last one just this. */
  range(items: readonly T[], item: T): Selection<T> {
    const keys = items.map(this.rules.keyOf);
    const here = keys.indexOf(this.rules.keyOf(item));
    const there = this.anchor === null ? here : keys.indexOf(this.anchor);
    const [from, to] = [here, there === -1 ? here : there].sort((a, b) => a - b) as [number, number];
    const between = this.selectable(items.slice(from, to + 1)).map(this.rules.keyOf);
    return this.with([...this.keys, ...between], this.anchor ?? this.rules.keyOf(item));
  }

  /** State of the checkbox above the list. */
  stateOf(items: readonly T[]): "all" | "some" | "none" {
    const selectable = this.selectable(items);
    const count = selectable.filter(this.has).length;
    if (count === 0) return "none";
    return count === selectable.length ? "all" : "some";
  }
}
