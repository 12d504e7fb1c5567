// Fields of a form that most people leave as they are, behind one press.
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { t } from "@/i18n/editor";

export const MoreFields = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <Disclosure defaultExpanded={isOpen} className="group border-t border-line pt-3">
    <Button
      slot="trigger"
      className="focus-ring flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-accent-text"
    >
      <ChevronDown aria-hidden className="size-4 transition-transform group-data-expanded:rotate-180" />
      {t("editor.row.more")}
    </Button>
    <DisclosurePanel className="grid gap-5 group-data-expanded:pt-3">{children}</DisclosurePanel>
  </Disclosure>
);
