// Help dialog: the shortcuts of the open screen, and the global ones.
import { t } from "@/i18n/account";
import { Dialog } from "@/ui/overlay/dialog";
import { capsOf, type KeyLine } from "./declaration";
import { shownSections } from "./use-screen-keys";

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen size="sm" title={t("account.keys.title")} onOpenChange={onClose}>
      <div className="flex flex-col gap-7">
        {shownSections().map(({ title, lines }) => (
          <section key={title()} aria-label={title()}>
            <h3 className="mb-3 text-sm font-semibold">{title()}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-sm">
              {lines.map((line) => (
                <Line key={Object.keys(line.keys).join()} {...line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const Line = ({ keys, text }: KeyLine) => (
  <div className="contents">
    <dt className="flex flex-wrap gap-x-3 gap-y-1.5">
      {Object.keys(keys).map((key) => (
        <span key={key} className="flex gap-1">
          {capsOf(key).map((cap) => (
            <kbd
              key={cap}
              className="grid h-7 min-w-8 place-items-center rounded-sm border border-line-strong/60 bg-sunken px-1.5 font-sans text-xs font-medium"
            >
              {cap}
            </kbd>
          ))}
        </span>
      ))}
    </dt>
    <dd className="text-ink-muted">{text()}</dd>
  </div>
);
