// The photos side by side, sorted by dragging or by keys.
import { ArrowLeft, ArrowRight, GripVertical, MoreHorizontal, Pencil, Star, Trash2 } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { t } from "@/i18n/editor";
import { asFirst, reordered, stepped } from "@/kit/list/positions";
import { IconButton } from "@/ui/action/icon-button";
import { Badge } from "@/ui/feedback/badge";
import { Spinner } from "@/ui/feedback/spinner";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import type { Photo } from "../data/api-types";

interface PhotoGridProps {
  photos: readonly Photo[];
  onArrange: (keys: string[]) => void;
  onOpen: (key: string) => void;
  onRemove: (photo: Photo) => void;
}

const DRAGGED = "casita-photo";

export function PhotoGrid({ photos, onArrange, onOpen, onRemove }: PhotoGridProps) {
  const keys = photos.map(({ key }) => key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (chosen) => [...chosen].map((key) => ({ [DRAGGED]: String(key) })),
    acceptedDragTypes: [DRAGGED],
    onReorder: ({ keys: chosen, target }) => {
      const moved = new Set([...chosen].map(String));
      if (target.dropPosition !== "on")
        onArrange(reordered(keys, moved, String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="z-1 -mx-2.5 w-1 self-stretch rounded-full data-drop-target:bg-accent"
      />
    ),
  });
  return (
    <GridList
      aria-label={t("editor.photos.title")}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen(String(key))}
      className="grid grid-cols-2 gap-4 md:grid-cols-3"
    >
      {photos.map((photo, place) => (
        <Picture
          key={photo.key}
          photo={photo}
          place={place}
          count={photos.length}
          acts={{
            open: () => onOpen(photo.key),
            cover: () => onArrange(asFirst(keys, photo.key)),
            earlier: () => onArrange(stepped(keys, photo.key, -1)),
            later: () => onArrange(stepped(keys, photo.key, 1)),
            remove: () => onRemove(photo),
          }}
        />
      ))}
    </GridList>
  );
}

interface PictureProps {
  photo: Photo;
  place: number;
  count: number;
  acts: Record<"open" | "cover" | "earlier" | "later" | "remove", () => void>;
}

function Picture({ photo, place, count, acts }: PictureProps) {
  const name = photo.alt || t("editor.photos.number", { number: place + 1 });
  return (
    <GridListItem
      id={photo.key}
      textValue={name}
      className="focus-ring group relative cursor-pointer overflow-hidden rounded-lg border border-line bg-sunken data-dragging:opacity-50"
    >
      <span className="relative block aspect-3/2" style={{ background: photo.tone }}>
        {photo.state === "ready" ? (
          <img
            src={photo.urls.medium_url}
            alt={photo.alt}
            loading="lazy"
            draggable={false}
            className="size-full object-cover"
          />
        ) : (
          <span className="absolute inset-0 grid place-items-center bg-sunken text-sm text-ink-muted">
            <span className="flex items-center gap-2">
              <Spinner /> {t("account.choice.state.preparing")}
            </span>
          </span>
        )}
        {place === 0 && (
          <Badge tone="accent" className="absolute start-2 top-2">
            {t("editor.photos.cover")}
          </Badge>
        )}
      </span>
      <span className="flex items-center gap-1 py-1 ps-1 pe-1.5">
        <Button
          slot="drag"
          className="focus-ring grid size-9 shrink-0 cursor-grab max-sm:w-6 place-items-center rounded-sm text-ink-subtle data-hovered:text-ink"
        >
          <GripVertical aria-hidden className="size-4.5" />
        </Button>
        <span className="min-w-0 flex-1 truncate text-sm max-sm:text-xs">
          {photo.alt || (
            <span className="font-medium text-accent-text">{t("editor.photos.undescribed")}</span>
          )}
        </span>
        <MenuTrigger>
          <IconButton label={t("editor.row.acts", { name })} size="sm">
            <MoreHorizontal aria-hidden />
          </IconButton>
          <Menu
            aria-label={t("editor.row.acts", { name })}
            onAction={(key) => acts[key as keyof typeof acts]()}
          >
            <MenuItem id="open" icon={<Pencil aria-hidden />}>
              {t("editor.photos.describe")}
            </MenuItem>
            <MenuItem id="cover" isDisabled={place === 0} icon={<Star aria-hidden />}>
              {t("editor.photos.makeCover")}
            </MenuItem>
            <MenuItem id="earlier" isDisabled={place === 0} icon={<ArrowLeft aria-hidden />}>
              {t("editor.photos.earlier")}
            </MenuItem>
            <MenuItem id="later" isDisabled={place === count - 1} icon={<ArrowRight aria-hidden />}>
              {t("editor.photos.later")}
            </MenuItem>
            <MenuItem id="remove" isDangerous icon={<Trash2 aria-hidden />}>
              {t("account.action.delete")}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </span>
    </GridListItem>
  );
}
