// The full-window map with its homes as a strip below, for phones.
import { X } from "lucide-react";
import { useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { t } from "@/i18n/site";
import { IconButton } from "@/ui/action/icon-button";
import type { Search } from "../search";
import { HomeMap } from "./home-map";
import { HomeStrip } from "./home-strip";
import { areaSearch } from "./list-map";

export interface MapDialogProps {
  search: Search;
  carried: string;
  update: (changes: Search) => void;
  onClose: () => void;
}

export function MapDialog({ search, carried, update, onClose }: MapDialogProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-40 bg-canvas data-entering:animate-fade-in data-exiting:animate-fade-out"
    >
      <Modal className="size-full">
        <Dialog aria-label={t("site.map.label")} className="flex size-full flex-col outline-none">
          <div className="relative min-h-0 flex-1">
            <HomeMap
              isLive
              search={search}
              carried={carried}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              onArea={(area) => update(areaSearch(area))}
            />
            <IconButton
              autoFocus
              variant="secondary"
              shape="round"
              size="sm"
              label={t("site.map.close")}
              onPress={onClose}
              className="absolute! start-3 top-3 z-4 shadow-md"
            >
              <X aria-hidden />
            </IconButton>
          </div>
          <HomeStrip
            search={search}
            carried={carried}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
