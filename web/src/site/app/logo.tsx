// The logo of the site, light or dark like the page; without one, the name.
import { cx } from "@/ui/class-names";
import type { Photo, Site } from "../features/site";

export function Logo({ site: { name, theme } }: { site: Site }) {
  const { logo, logo_dark: dark } = theme;
  if (!dark) return logo ? <Picture logo={logo} name={name} /> : name;
  return (
    <>
      {logo ? (
        <Picture logo={logo} name={name} className="dark:hidden" />
      ) : (
        <span className="dark:hidden">{name}</span>
      )}
      <Picture logo={dark} name={name} className="hidden dark:block" />
    </>
  );
}

const Picture = ({ logo, name, className }: { logo: Photo; name: string; className?: string }) => (
  <img
    src={logo.small_url}
    alt={name}
    width={logo.width}
    height={logo.height}
    className={cx("h-9 w-auto max-w-48 object-contain object-left rtl:object-right", className)}
  />
);
