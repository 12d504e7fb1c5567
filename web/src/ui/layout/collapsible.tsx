// A collapsed section for rarely used settings.
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";

interface CollapsibleProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

export function Collapsible({ title, isOpenAtFirst = false, children }: CollapsibleProps) {
  return (
    <Disclosure defaultExpanded={isOpenAtFirst} className="group border-t border-line pt-3">
      <Button
        slot="trigger"
        className="focus-ring flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-accent-text"
      >
        <ChevronDown aria-hidden className="size-4 transition-transform group-data-expanded:rotate-180" />
        {title}
      </Button>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Disclosure>
  );
}
