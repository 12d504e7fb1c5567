// A titled section of the reservation page, and small components that the sections share.
import { type ReactNode, useId } from "react";
import { cx } from "@/ui/class-names";

interface PartProps {
  title: string;
  /** At the end of the title line. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Part({ title, action, children, className }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        "rounded-xl border border-line bg-surface p-5 print:break-inside-avoid print:rounded-none print:border-0 print:p-0",
        className,
      )}
    >
      <header className="mb-4 flex min-h-9 items-center justify-between gap-3 print:mb-2 print:min-h-0">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {action && <div className="print:hidden">{action}</div>}
      </header>
      {children}
    </section>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
  note?: ReactNode;
  /** Not printed, since the printed page is for the guest. */
  isForOwner?: boolean;
}

/** For use in a `<dl>`. */
export function Fact({ name, children, note, isForOwner }: FactProps) {
  return (
    <div className={cx("min-w-0", isForOwner && "print:hidden")}>
      <dt className="text-xs text-ink-subtle">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">
        {children}
        {note && <span className="block text-sm text-ink-muted">{note}</span>}
      </dd>
    </div>
  );
}

interface MoneyRowProps {
  name: ReactNode;
  amount: ReactNode;
  note?: ReactNode;
  look?: "plain" | "total" | "quiet";
}

const looks = {
  plain: "text-[0.9375rem]",
  total: "mt-1 border-t border-line pt-3 text-base font-semibold",
  quiet: "text-sm text-ink-muted",
};

/** A name and an amount, for use in a `<dl>`. */
export function MoneyRow({ name, amount, note, look = "plain" }: MoneyRowProps) {
  return (
    <div className={cx("flex items-baseline justify-between gap-4 tabular-nums", looks[look])}>
      <dt className={cx("min-w-0 wrap-anywhere", look === "plain" && "text-ink-muted")}>
        {name}
        {note && <span className="block text-xs text-ink-subtle">{note}</span>}
      </dt>
      <dd className="shrink-0 text-end">{amount}</dd>
    </div>
  );
}
