// Which keys do what in a list.
import { t } from "@/i18n/account";
import { Dialog } from "@/ui/dialog";
import type { ModalProps } from "./declaration";
import { LIST_KEYS } from "./use-list-keys";

const CAPS: Record<(typeof LIST_KEYS)[number], string> = {
  j: "J",
  k: "K",
  x: "X",
  space: "␣",
  enter: "↵",
  slash: "/",
  n: "N",
  escape: "Esc",
  help: "?",
};

export function KeyHelp({ onClose }: ModalProps) {
  return (
    <Dialog isOpen size="sm" title={t("account.keys.title")} onOpenChange={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 text-sm">
        {LIST_KEYS.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="grid h-7 min-w-8 place-items-center rounded-sm border border-line-strong/60 bg-sunken px-1.5 font-sans text-xs font-medium">
                {CAPS[key]}
              </kbd>
            </dt>
            <dd className="text-ink-muted">{t(`account.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
