// The quote panel on a phone, as a bottom drawer.
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { Drawer } from "@/ui/overlay/drawer";

export interface QuoteDrawerProps {
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
}

export function QuoteDrawer({ children, actions, onClose }: QuoteDrawerProps) {
  return (
    <Drawer
      isOpen
      title={t("site.quote.title")}
      footer={actions}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {children}
    </Drawer>
  );
}
