// All pages of a site in order: menu, visibility, and creation of another.
import { ArrowDown, ArrowUp, Newspaper, Plus } from "lucide-react";
import { t } from "@/i18n/sites";
import { Button } from "@/ui/action/button";
import { IconButton } from "@/ui/action/icon-button";
import { Link } from "@/ui/action/link";
import { Switch } from "@/ui/choice/switch";
import { Badge } from "@/ui/feedback/badge";
import { Section } from "@/ui/layout/section";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import type { SitePage } from "../api-types";
import { useSiteEditing } from "../editor/editor-context";
import { pageHref } from "../editor/tabs";
import { pagePath } from "../public-address";
import { KINDS, type PageKind, usePages } from "./use-pages";

/** Number of pages that fit into the menu of the site. */
const MENU_ROOM = 4;

type Work = ReturnType<typeof usePages>;

export function PageList({ pages }: { pages: readonly SitePage[] }) {
  const { site } = useSiteEditing();
  const work = usePages(site.key, pages);
  const inMenu = pages.filter(({ published, in_menu }) => published && in_menu).length;
  return (
    <Section
      title={t("sites.pages.title")}
      hint={t("sites.pages.hint")}
      action={<NewPage pages={pages} work={work} />}
    >
      {pages.length === 0 ? (
        <ListPlaceholder
          icon={<Newspaper aria-hidden />}
          title={t("sites.pages.none")}
          detail={t("sites.pages.noneDetail")}
          actionLabel={t("sites.pages.about")}
          onAction={() => !work.create.isPending && work.create.mutate("about")}
        />
      ) : (
        <ol className="-my-2 divide-y divide-line">
          {pages.map((page, index) => (
            <PageLine
              key={page.key}
              page={page}
              isFirst={index === 0}
              isLast={index === pages.length - 1}
              work={work}
            />
          ))}
        </ol>
      )}
      {inMenu > MENU_ROOM && (
        <p className="mt-4 text-sm text-ink-muted">
          {t("sites.pages.menuFull", { count: String(MENU_ROOM) })}
        </p>
      )}
    </Section>
  );
}

interface PageLineProps {
  page: SitePage;
  isFirst: boolean;
  isLast: boolean;
  work: Work;
}

function PageLine({ page, isFirst, isLast, work }: PageLineProps) {
  const { site } = useSiteEditing();
  const { key, title, slug, published, in_menu } = page;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <Link href={pageHref(site.key, key)} className="font-medium wrap-anywhere">
            {title}
          </Link>
          {!published && <Badge>{t("sites.pages.draft")}</Badge>}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">{pagePath(slug)}</p>
      </div>
      <Switch
        isSelected={in_menu}
        onChange={(isOn) => work.set.mutate({ key, in_menu: isOn })}
        aria-label={t("sites.pages.inMenuOf", { title })}
        className="items-center gap-2.5! text-sm"
      >
        {t("sites.pages.inMenu")}
      </Switch>
      <div className="flex">
        <IconButton
          label={t("sites.pages.earlier", { title })}
          size="sm"
          isDisabled={isFirst}
          onPress={() => work.step(page, -1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={t("sites.pages.later", { title })}
          size="sm"
          isDisabled={isLast}
          onPress={() => work.step(page, 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function NewPage({ pages, work }: { pages: readonly SitePage[]; work: Work }) {
  const offered = KINDS.filter((kind) => !pages.some(({ slug }) => slug === kind));
  return (
    <MenuTrigger>
      <Button size="sm" variant="primary" isPending={work.create.isPending}>
        <Plus aria-hidden /> {t("sites.pages.add")}
      </Button>
      <Menu aria-label={t("sites.pages.add")} onAction={(kind) => work.create.mutate(kind as PageKind)}>
        {offered.map((kind) => (
          <MenuItem key={kind} id={kind}>
            {t(`sites.pages.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
