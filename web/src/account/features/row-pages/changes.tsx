// A change in the audit log: each field with its former and its new value.
import { ArrowRight } from "lucide-react";
import { fieldLabel } from "./fields/fields";

type Change = Readonly<Record<string, readonly [unknown, unknown]>>;

export const isChange = (value: unknown): value is Change =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((pair) => Array.isArray(pair) && pair.length === 2);

const valueText = (value: unknown) => {
  if (value === null || value === "") return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

export function Changes({ of }: { of: Change }) {
  const changes = Object.entries(of);
  if (changes.length === 0) return "–";
  return (
    <dl className="mt-1 grid gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {changes.map(([name, [before, after]]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{fieldLabel({ name })}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            {before !== null && <span className="text-ink-subtle line-through">{valueText(before)}</span>}
            {before !== null && (
              <ArrowRight aria-hidden className="size-3.5 text-ink-subtle rtl:-scale-x-100" />
            )}
            <span>{valueText(after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
