// A link within the site: an ordinary <a> with client-side navigation, whose data is prefetched on hover or focus.
import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

interface SiteLinkProps extends ComponentProps<"a"> {
  href: string;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function SiteLink({ href, onClick, ...props }: SiteLinkProps) {
  const router = useRouter();
  // The router accepts an href here as in navigate(); only the type requires a route.
  const preload = () => void router.preloadRoute({ href } as Parameters<typeof router.preloadRoute>[0]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...props} href={href} onClick={follow} onPointerEnter={preload} onFocus={preload} />;
}
