// Photos of a home: upload, sort, describe, delete. The first one is the cover.
import { ImagePlus, Images } from "lucide-react";
import { useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { t } from "@/i18n/editor";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { useEditor } from "../frame/editor-context";
import { RowsFailed } from "../rows/rows-failed";
import { PhotoDialog } from "./photo-dialog";
import { PhotoGrid } from "./photo-grid";
import { UploadList } from "./upload-list";
import { usePhotos } from "./use-photos";
import { PICTURE_TYPES, useUploads } from "./use-uploads";

export function PhotosTab() {
  const { property } = useEditor();
  const { key } = property.values;
  const album = usePhotos(key);
  const uploads = useUploads(key);
  const [opened, setOpened] = useState<string | null>(null);
  const shown = album.photos.find((photo) => photo.key === opened);
  return (
    <>
      <Section title={t("editor.photos.add")} hint={t("editor.photos.addHint")}>
        <DropZone
          aria-label={t("editor.photos.drop")}
          getDropOperation={(types) => (PICTURE_TYPES.some((type) => types.has(type)) ? "copy" : "cancel")}
          onDrop={async ({ items }) => {
            const files = items.filter((item) => item.kind === "file");
            uploads.add(await Promise.all(files.map((item) => item.getFile())));
          }}
          className="flex flex-col items-center gap-3 rounded-lg border-2 border-dashed border-line px-6 py-9 text-center transition-colors data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:border-focus"
        >
          <ImagePlus aria-hidden className="size-8 text-ink-subtle" />
          <p className="text-[0.9375rem] text-ink-muted max-sm:hidden">{t("editor.photos.drop")}</p>
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={PICTURE_TYPES}
            onSelect={(files) => files && uploads.add(files)}
          >
            <Button variant="primary">{t("editor.photos.choose")}</Button>
          </FileTrigger>
        </DropZone>
        <UploadList files={uploads.files} onRetry={uploads.retry} onForget={uploads.forget} />
      </Section>
      <Section title={t("editor.photos.title")} hint={t("editor.photos.hint")}>
        {album.isPending && (
          <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className="aspect-3/2 rounded-lg" />
            ))}
          </div>
        )}
        <RowsFailed query={album} />
        {album.data && album.photos.length === 0 && (
          <ListPlaceholder
            icon={<Images aria-hidden />}
            title={t("editor.photos.empty")}
            detail={t("editor.photos.emptyDetail")}
            className="py-8!"
          />
        )}
        {album.photos.length > 0 && (
          <PhotoGrid
            photos={album.photos}
            onArrange={album.arrange}
            onOpen={setOpened}
            onRemove={(photo) => album.remove(photo.key)}
          />
        )}
      </Section>
      {shown && (
        <PhotoDialog
          key={shown.key}
          photo={shown}
          onClose={() => setOpened(null)}
          onRemove={() => {
            setOpened(null);
            album.remove(shown.key);
          }}
        />
      )}
    </>
  );
}
