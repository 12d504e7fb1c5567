// A home in one line: small photo, name, facts and price, all of it one link.
import { Photo } from "../photos";
import { factsLine, priceTexts } from "../properties";
import { type PropertyCard, SiteLink, useSite } from "../site";

interface HomeRowProps {
  home: PropertyCard;
  search: string;
  onVisit: () => void;
}

export function HomeRow({ home, search, onVisit }: HomeRowProps) {
  const { paths } = useSite();
  const price = priceTexts(home);
  const photo = home.photo ?? home.photos[0];
  return (
    <SiteLink
      href={paths.property(home.slug, search)}
      onClick={onVisit}
      className="group/row flex items-stretch gap-3 rounded-xl p-2 -outline-offset-2!"
    >
      {photo ? (
        <Photo photo={photo} sizes="8rem" className="h-22 w-28 shrink-0 rounded-lg" />
      ) : (
        <span className="h-22 w-28 shrink-0 rounded-lg bg-sunken" />
      )}
      <span className="flex min-w-0 flex-col justify-center gap-0.5">
        <span className="truncate font-semibold group-hover/row:underline">{home.name}</span>
        <span className="line-clamp-2 text-sm text-ink-subtle">{factsLine(home)}</span>
        {price && (
          <span className="text-[0.9375rem] tabular-nums">
            {price.lead && <span className="text-ink-subtle">{price.lead} </span>}
            <strong className="font-semibold">{price.amount}</strong>{" "}
            <span className="text-ink-subtle">{price.unit}</span>
          </span>
        )}
      </span>
    </SiteLink>
  );
}
