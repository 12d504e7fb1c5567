// A home in one line of a list: first photo, name, place.

export interface Home {
  name: string;
  city: string;
  state: string;
  photo: { small_url: string } | null;
}

export function HomeLine({ home: { name, city, state, photo } }: { home: Home }) {
  return (
    <span className="flex items-center gap-3">
      <span className="h-9 w-12 shrink-0 overflow-hidden rounded-sm bg-sunken">
        {photo && <img src={photo.small_url} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-1">{name}</span>
        <span className="block truncate text-xs font-normal text-ink-subtle">
          {[city, state].filter(Boolean).join(", ")}
        </span>
      </span>
    </span>
  );
}
