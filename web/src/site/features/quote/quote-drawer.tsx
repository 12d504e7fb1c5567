// The quote on a phone: the same panel, from below.
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { Drawer } from "@/ui/drawer";

export interface QuoteDrawerProps {
  children: ReactNode;
  onClose: () => void;
}

export function QuoteDrawer({ children, onClose }: QuoteDrawerProps) {
  return (
    <Drawer isOpen title={t("site.quote.title")} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {children}
    </Drawer>
  );
}
