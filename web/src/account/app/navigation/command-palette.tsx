// Command palette: finds screens by name, and homes, reservations and conversations by their content.
import { useQueries } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";
import { cx } from "@/ui/class-names";
import { Spinner } from "@/ui/feedback/spinner";
import { listItem } from "@/ui/select/option-list";
import { type ResourceName, recordHref, rowsQuery } from "../../features/resources";
import { dateText } from "../../features/values";
import { type NavigationEntry, useNavigationGroups } from "./navigation";
import { typeAheadBuffer } from "./type-ahead-buffer";

type Found = Row & Readonly<Record<string, unknown>>;

const HITS = 5;
const MIN_LETTERS = 2;

const texts = (parts: unknown[]) => parts.filter((part) => typeof part === "string" && part);
const words = (...parts: unknown[]) => texts(parts).join(" ");
const facts = (...parts: unknown[]) => texts(parts).join(" · ");

/** Resources that are searched, and the text of a hit. */
const SEARCHED: { resource: ResourceName; name: (row: Found) => string; note: (row: Found) => string }[] = [
  {
    resource: "reservation",
    name: (row) => words(row.first_name, row.last_name) || words(row.email),
    note: (row) => facts(row.property_name, dateText(String(row.check_in)), row.phone),
  },
  { resource: "property", name: (row) => words(row.name), note: (row) => facts(row.city, row.state) },
  {
    resource: "thread",
    name: (row) => words(row.guest_name) || words(row.guest_email),
    note: (row) => words(row.last_snippet),
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
  const entries = useNavigationGroups()
    .flatMap((group) => group.entries)
    .filter(({ title }) => fold(title).includes(fold(text.trim())));
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
              {SEARCHED.map(({ resource, name, note }, index) => (
                <Hits
                  key={resource}
                  title={t(`account.noun.${resource}`)}
                  hits={(answers[index]?.data?.results ?? []).map((row) => ({
                    href: recordHref(resource, row.key),
                    name: name(row),
                    note: note(row),
                  }))}
                />
              ))}
              <Screens entries={entries} />
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
      {hits.map(({ href, name, note }) => (
        <ListBoxItem key={href} id={href} textValue={name} className={cx(listItem, "cursor-pointer")}>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-subtle">{note}</span>
          </span>
        </ListBoxItem>
      ))}
    </Section>
  );
}

function Screens({ entries }: { entries: NavigationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={t("account.nav.goTo")}>
      {entries.map(({ href, title, icon: Icon }) => (
        <ListBoxItem
          key={href}
          id={href}
          textValue={title}
          className={cx(listItem, "cursor-pointer text-sm")}
        >
          <Icon aria-hidden className="size-4.5 text-ink-subtle" /> {title}
        </ListBoxItem>
      ))}
    </Section>
  );
}
