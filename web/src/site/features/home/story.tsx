// About the owner, with contact details.
import { Mail, Phone } from "lucide-react";
import { t } from "@/i18n/site";
import { Link } from "@/ui/action/link";
import { ABOUT } from "../pages";
import { Photo } from "../photos";
import { callHref, type Photo as PhotoData, SiteLink, useSite } from "../site";

export function Story({ photo }: { photo: PhotoData | null }) {
  const { site, paths } = useSite();
  if (!site.story) return null;
  return (
    <section
      aria-labelledby="story"
      className="container-page grid items-center gap-10 pt-6 pb-16 sm:pt-8 sm:pb-24 md:grid-cols-[5fr_6fr] md:gap-16"
    >
      {photo && (
        <Photo
          photo={photo}
          sizes="(min-width: 992px) 42vw, 92vw"
          className="aspect-4/3 w-full rounded-2xl"
        />
      )}
      <div className="flex flex-col gap-5">
        <h2 id="story" className="text-display-md">
          {t("site.welcome.story")}
        </h2>
        <p className="text-lg whitespace-pre-line text-ink-muted">{site.story}</p>
        {site.pages.some(({ slug }) => slug === ABOUT) && (
          <SiteLink
            href={paths.page(ABOUT)}
            className="self-start rounded-xs font-medium text-accent-text hover:underline"
          >
            {t("site.welcome.readStory")}
          </SiteLink>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {site.contact.phone && (
            <Link href={callHref(site.contact.phone)} className="inline-flex items-center gap-2">
              <Phone aria-hidden className="size-4" />
              <bdi dir="ltr">{site.contact.phone}</bdi>
            </Link>
          )}
          {site.contact.email && (
            <Link href={`mailto:${site.contact.email}`} className="inline-flex items-center gap-2">
              <Mail aria-hidden className="size-4" />
              {site.contact.email}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
