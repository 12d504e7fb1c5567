// One thing that was said, on the side of who said it.
import { cx } from "@/ui/class-names";
import { Instant } from "../../values";
import type { Message } from "../data/wire";

export function Bubble({ message: { author, author_name, body, sent_at } }: { message: Message }) {
  const isOurs = author === "host";
  return (
    <li className={cx("flex max-w-[85%] flex-col gap-1", isOurs ? "items-end self-end" : "items-start")}>
      <p className="px-1 text-xs text-ink-subtle">
        {author_name} · <Instant value={sent_at} />
      </p>
      <p
        className={cx(
          "rounded-xl px-4 py-2.5 text-[0.9375rem] wrap-anywhere whitespace-pre-line",
          isOurs ? "rounded-ee-sm bg-accent text-on-accent" : "rounded-es-sm bg-sunken",
        )}
      >
        {body}
      </p>
    </li>
  );
}
