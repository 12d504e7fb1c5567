// Navigation between the sections of a long page: beside it where there is room, else along its top. Sections can be marked.
import type { LucideIcon } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { cx } from "../class-names";
import { useCurrentInView } from "./use-current-in-view";

interface PagePart<K extends string> {
  name: K;
  label: string;
  href: string;
  icon: LucideIcon;
  /** Text of the mark for screen readers. */
  mark?: string;
}

interface SectionNavProps<K extends string> {
  label: string;
  parts: readonly PagePart<K>[];
  current: K;
}

export function SectionNav<K extends string>({ label, parts, current }: SectionNavProps<K>) {
  const list = useCurrentInView(current);
  return (
    <nav aria-label={label} className="min-w-0 lg:sticky lg:top-(--strip,0px) lg:self-start">
      <ul
        ref={list}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
        {parts.map(({ name, label, href, icon: Icon, mark }) => {
          const isCurrent = name === current;
          return (
            <li key={name} data-tab={name} className="shrink-0">
              <Link
                href={href}
                aria-current={isCurrent ? "page" : undefined}
                className={cx(
                  "focus-ring flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors",
                  isCurrent
                    ? "bg-accent-soft text-accent-text"
                    : "text-ink-muted data-hovered:bg-sunken data-hovered:text-ink",
                )}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span className="flex-1">{label}</span>
                {mark && (
                  <>
                    <span aria-hidden className="size-2 rounded-full bg-warning" />
                    <span className="sr-only">{mark}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
