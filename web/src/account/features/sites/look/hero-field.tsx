// The hero image of a site: uploaded, or one of the photos of its homes.
import { useQuery } from "@tanstack/react-query";
import { Check, ImageOff } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { Dialog } from "@/ui/overlay/dialog";
import { useSiteEditing } from "../editor/editor-context";
import { photoQuery, photosQuery } from "../queries";
import { PictureField } from "./picture-field";

export function HeroField() {
  const { draft, setTheme } = useSiteEditing();
  const [isOpen, setOpen] = useState(false);
  const chosen = draft.theme.hero ?? null;
  const photo = useQuery({ ...photoQuery(chosen ?? ""), enabled: chosen !== null }).data;
  const choose = (hero: string | null) => {
    setTheme({ hero });
    setOpen(false);
  };
  return (
    <>
      <PictureField
        purpose="hero"
        label={t("sites.look.hero")}
        hint={t("sites.look.heroHint")}
        fallback={
          chosen && photo ? (
            <img
              src={photo.urls.small_url}
              alt={photo.alt}
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            t("sites.look.heroDefault")
          )
        }
      >
        <Button size="sm" onPress={() => setOpen(true)}>
          {t("sites.look.heroChoose")}
        </Button>
        {chosen && (
          <Button size="sm" variant="quiet" onPress={() => choose(null)}>
            {t("sites.look.heroNone")}
          </Button>
        )}
      </PictureField>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} size="lg" title={t("sites.look.hero")}>
        {isOpen && <Photos chosen={chosen} onChoose={choose} />}
      </Dialog>
    </>
  );
}

function Photos({ chosen, onChoose }: { chosen: string | null; onChoose: (key: string) => void }) {
  const { data, isPending } = useQuery(photosQuery());
  if (isPending) return <Skeleton className="h-64 rounded-lg" />;
  if (!data || data.results.length === 0)
    return (
      <ListPlaceholder
        icon={<ImageOff aria-hidden />}
        title={t("sites.look.noPhotos")}
        detail={t("sites.look.noPhotosDetail")}
      />
    );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {data.results.map(({ key, urls, alt }, index) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={key === chosen}
            aria-label={alt || t("sites.look.photo", { number: String(index + 1) })}
            onClick={() => onChoose(key)}
            className="relative block aspect-3/2 w-full overflow-hidden rounded-lg outline-2 outline-offset-2 outline-transparent focus-visible:outline-focus aria-pressed:ring-3 aria-pressed:ring-accent"
          >
            <img src={urls.small_url} alt="" loading="lazy" className="size-full object-cover" />
            {key === chosen && (
              <span className="absolute end-2 top-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
                <Check aria-hidden className="size-4" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
