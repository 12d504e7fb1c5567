// Command palette: finds screens and commands by name, and homes, reservations and conversations by their content.
import { useQueries } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Search, Settings } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { RESERVATION_STATUS, STATE_STATUS } from "@/api/codes";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";
import { cx } from "@/ui/class-names";
import { Badge, type BadgeTone } from "@/ui/feedback/badge";
import { Spinner } from "@/ui/feedback/spinner";
import { listItem } from "@/ui/select/option-list";
import {
  type CodeIn,
  choiceLabel,
  choiceTone,
  type ResourceName,
  recordHref,
  rowsQuery,
} from "../../features/resources";
import { dateText } from "../../features/values";
import { SETTINGS_HREF } from "./areas";
import { type Command, useCommands } from "./commands";
import { SETTINGS_ICONS } from "./settings/icons";
import { typeAheadBuffer } from "./type-ahead-buffer";
import { useMainAreas, useSettingsAreas } from "./use-areas";

type Found = Row & Readonly<Record<string, unknown>>;

const HITS = 5;
const MIN_LETTERS = 2;

const texts = (parts: unknown[]) => parts.filter((part) => typeof part === "string" && part);
const words = (...parts: unknown[]) => texts(parts).join(" ");
const facts = (...parts: unknown[]) => texts(parts).join(" · ");

interface Badged {
  label: string;
  tone: BadgeTone;
}

/** What a hit is at the moment: a canceled stay must not look like one to come. */
function stayBadge({ status, check_in, check_out }: Found): Badged {
  if (status !== RESERVATION_STATUS.reserved) {
    const code = status as CodeIn<"reservation_status">;
    return { label: choiceLabel("reservation_status", code), tone: choiceTone("reservation_status", code) };
  }
  const today = toIsoDate(localToday());
  if (today < String(check_in)) return { label: t("account.preset.upcoming"), tone: "success" };
  if (today > String(check_out)) return { label: t("account.preset.past"), tone: "neutral" };
  return { label: t("account.preset.inHouse"), tone: "accent" };
}

function homeBadge({ state_status }: Found): Badged | undefined {
  const code = state_status as CodeIn<"state_status">;
  if (code === STATE_STATUS.active) return;
  return { label: choiceLabel("state_status", code), tone: choiceTone("state_status", code) };
}

interface Searched {
  resource: ResourceName;
  name: (row: Found) => string;
  note: (row: Found) => string;
  badge: (row: Found) => Badged | undefined;
}

/** Resources that are searched, and the text of a hit. */
const SEARCHED: readonly Searched[] = [
  {
    resource: "reservation",
    name: (row) => words(row.first_name, row.last_name) || words(row.email),
    note: (row) => facts(row.property_name, dateText(String(row.check_in)), row.phone),
    badge: stayBadge,
  },
  {
    resource: "property",
    name: (row) => words(row.name),
    note: (row) => facts(row.city, row.state),
    badge: homeBadge,
  },
  {
    resource: "thread",
    name: (row) => words(row.guest_name) || words(row.guest_email),
    note: (row) => words(row.last_snippet),
    badge: (row) => (row.unread ? { label: t("account.preset.unread"), tone: "accent" } : undefined),
  },
];

function useSettled(text: string) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether a title has all typed words, in any order. */
const hasWords = (title: string, text: string) =>
  fold(text)
    .split(/\s+/)
    .every((word) => fold(title).includes(word));

/** All screens, with the name of their area. */
const useScreens = (): Command[] => [
  ...[
    ...useMainAreas(),
    ...useSettingsAreas().map((area) => ({ ...area, icon: SETTINGS_ICONS[area.name] })),
  ].flatMap(({ title: area, icon, screens }) =>
    screens.map(({ href, title }) => ({ href, title, icon, area: title === area ? undefined : area })),
  ),
  { href: SETTINGS_HREF, title: t("account.nav.settings"), icon: Settings },
];

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  useEffect(() => setText((later) => typeAheadBuffer.take() + later), []);
  const settled = useSettled(text);
  const navigate = useNavigate();
  const answers = useQueries({
    queries: SEARCHED.map(({ resource }) => ({
      ...rowsQuery<Found>(resource, { search: settled, limit: HITS }),
      enabled: settled.length >= MIN_LETTERS,
      meta: { showsOwnError: true },
    })),
  });
  const isMeant = ({ title, area = "" }: Command) => hasWords(`${title} ${area}`, text.trim());
  const commands = useCommands().filter(isMeant);
  const screens = useScreens().filter(isMeant);
  const isBusy = answers.some(({ isFetching }) => isFetching);
  const go = (href: string) => {
    onClose();
    void navigate({ href });
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onClose}
      className="fixed inset-0 z-40 flex items-start justify-center bg-scrim px-3 pt-[10vh] data-entering:animate-fade-in"
    >
      <Modal className="w-full max-w-xl overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-lg data-entering:animate-pop-in">
        <Dialog
          aria-label={t("account.nav.search")}
          className="max-h-[70vh] overflow-y-auto overscroll-contain outline-none"
        >
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField
              aria-label={t("account.nav.search")}
              autoFocus
              className="sticky top-0 z-1 bg-raised"
            >
              <Group className="flex h-14 items-center border-b border-line px-4">
                <Search aria-hidden className="size-5 text-ink-subtle" />
                <Input
                  placeholder={t("account.nav.searchHint")}
                  className="w-full min-w-0 bg-transparent px-3 text-base outline-none placeholder:text-ink-subtle [&::-webkit-search-cancel-button]:hidden"
                />
                {isBusy && <Spinner className="text-ink-subtle" />}
              </Group>
            </SearchField>
            <ListBox
              aria-label={t("account.nav.results")}
              onAction={(href) => go(String(href))}
              renderEmptyState={() => (
                <p className="px-4 py-10 text-center text-sm text-ink-subtle">{t("ui.noneFound")}</p>
              )}
              className="p-2 outline-none"
            >
              {SEARCHED.map(({ resource, name, note, badge }, index) => (
                <Hits
                  key={resource}
                  title={t(`account.noun.${resource}`)}
                  hits={(answers[index]?.data?.results ?? []).map((row) => ({
                    href: recordHref(resource, row.key),
                    name: name(row),
                    note: note(row),
                    badge: badge(row),
                  }))}
                />
              ))}
              <Commands title={t("account.nav.actions")} commands={commands} />
              <Commands title={t("account.nav.goTo")} commands={screens} />
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface Hit {
  href: string;
  name: string;
  note: string;
  badge?: Badged;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ListBoxSection className="pb-2">
      <Header className="px-2.5 py-1.5 text-xs font-medium text-ink-subtle">{title}</Header>
      {children}
    </ListBoxSection>
  );
}

function Hits({ title, hits }: { title: string; hits: Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <Section title={title}>
      {hits.map(({ href, name, note, badge }) => (
        <ListBoxItem key={href} id={href} textValue={name} className={cx(listItem, "cursor-pointer")}>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-subtle">{note}</span>
          </span>
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </ListBoxItem>
      ))}
    </Section>
  );
}

function Commands({ title, commands }: { title: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <Section title={title}>
      {commands.map(({ href, title, icon: Icon, area }) => (
        <ListBoxItem
          key={href}
          id={href}
          textValue={title}
          className={cx(listItem, "cursor-pointer text-sm")}
        >
          <Icon aria-hidden className="size-4.5 shrink-0 text-ink-subtle" />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {area && <span className="shrink-0 text-xs text-ink-subtle">{area}</span>}
        </ListBoxItem>
      ))}
    </Section>
  );
}
