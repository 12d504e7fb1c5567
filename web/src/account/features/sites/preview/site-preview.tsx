// Preview of the site with unsaved changes: the real pages in a frame, as wide as a desktop or a phone.
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { t } from "@/i18n/sites";
import { breakpointOf } from "@/kit/browser/breakpoints";
import type { PreviewPage } from "@/kit/site/site-preview";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { useSiteEditing } from "../editor/editor-context";
import { photoQuery, picturesQuery } from "../queries";
import { toPreview } from "./to-preview";
import { useSiteFrame } from "./use-site-frame";

type Screen = "wide" | "phone";

/** In CSS pixels. */
const WIDTHS: Record<Screen, number> = { wide: 1280, phone: 390 };
const HEIGHTS: Record<Screen, number> = { wide: 900, phone: 760 };

export function SitePreview({ page }: { page: PreviewPage | null }) {
  const { site } = useSiteEditing();
  const [screen, setScreen] = useState<Screen>(() => (breakpointOf(innerWidth) === "xs" ? "phone" : "wide"));
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const ready = useReadyPictures();
  const scale = Math.min(1, width / WIDTHS[screen]);
  return (
    <section
      aria-label={t("sites.preview.title")}
      className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-0 lg:h-[calc(100dvh-9rem)]"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{t("sites.preview.title")}</h2>
        <Screens value={screen} onChange={setScreen} />
      </div>
      <div
        ref={box}
        className="relative min-h-96 flex-1 overflow-hidden max-lg:flex-none rounded-xl border border-line bg-sunken"
        style={{ height: HEIGHTS[screen] * scale }}
      >
        {width > 0 && (
          <Frame
            // Loaded again when a picture was uploaded or removed.
            key={[site.namespace, ...ready.map(({ picture }) => picture.small_url)].join()}
            page={page}
            screen={screen}
            scale={scale}
          />
        )}
      </div>
      <p className="text-sm text-ink-muted">{t("sites.preview.hint")}</p>
    </section>
  );
}

/** The uploaded pictures that the site shows. */
function useReadyPictures() {
  const { site } = useSiteEditing();
  const pictures = useQuery(picturesQuery(site.key)).data?.results ?? [];
  return pictures.filter(({ state }) => state === "ready");
}

interface FrameProps {
  page: PreviewPage | null;
  screen: Screen;
  scale: number;
}

function Frame({ page, screen, scale }: FrameProps) {
  const { site, draft, pages } = useSiteEditing();
  const frame = useRef<HTMLIFrameElement>(null);
  const heroKey = draft.theme.hero ?? null;
  const hero = useQuery({ ...photoQuery(heroKey ?? ""), enabled: heroKey !== null }).data ?? null;
  const uploaded = useReadyPictures().find(({ role }) => role === "hero")?.picture;
  const drafted = toPreview(draft, site.accent, heroKey ? hero : null, pages ?? []);
  const look = uploaded ? { ...drafted, hero: uploaded } : drafted;
  const isReady = useSiteFrame(frame, { kind: "casita-preview", look, page });
  return (
    <>
      <iframe
        ref={frame}
        title={t("sites.preview.frame", { name: site.name })}
        src={`/s/${encodeURIComponent(site.namespace)}/`}
        className={cx(
          "absolute top-0 left-1/2 origin-top border-0 bg-white transition-opacity",
          !isReady && "opacity-0",
        )}
        style={{
          width: WIDTHS[screen],
          height: `${100 / scale}%`,
          transform: `translateX(-50%) scale(${scale})`,
        }}
      />
      {!isReady && <Skeleton className="absolute inset-0" />}
    </>
  );
}

const SCREENS = [
  { key: "wide", icon: Monitor },
  { key: "phone", icon: Smartphone },
] as const;

const Screens = ({ value, onChange }: { value: Screen; onChange: (screen: Screen) => void }) => (
  <ToggleButtonGroup
    aria-label={t("sites.preview.screen")}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={([key]) => onChange(key as Screen)}
    className="flex gap-1 rounded-lg bg-sunken p-1"
  >
    {SCREENS.map(({ key, icon: Icon }) => (
      <ToggleButton
        key={key}
        id={key}
        aria-label={t(`sites.preview.${key}`)}
        className="focus-ring grid size-9 place-items-center rounded-md text-ink-muted data-hovered:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-sm [&_svg]:size-4.5"
      >
        <Icon aria-hidden />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** Width of an element in CSS pixels; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
