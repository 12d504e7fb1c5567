// Dialog to choose a template, with a preview for this guest.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { t } from "@/i18n/inbox";
import { Button } from "@/ui/action/button";
import { Link } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { Badge } from "@/ui/feedback/badge";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { ListSearchInput } from "@/ui/list/list-search-input";
import { Dialog } from "@/ui/overlay/dialog";
import { failureText } from "../../../error-texts";
import { listHref } from "../../../resources";
import type { MessageTemplate, Thread } from "../../api-types";
import { previewQuery, templatesQuery } from "../../queries";
import { variableName } from "../../template/variables";
import type { FilledTemplate } from "./draft";

interface TemplateDialogProps {
  thread: Thread;
  onInsert: (filled: FilledTemplate) => void;
  onClose: () => void;
}

export function TemplateDialog({ thread, onInsert, onClose }: TemplateDialogProps) {
  const templates = useQuery({ ...templatesQuery(), meta: { showsOwnError: true } });
  const [search, setSearch] = useState("");
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const all = templates.data?.results ?? [];
  const found = all.filter(({ name, body }) =>
    `${name} ${body}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );
  const chosen = found.find(({ key }) => key === chosenKey) ?? found[0];
  const preview = useQuery({
    ...previewQuery({ subject: chosen?.subject, body: chosen?.body ?? "", thread: thread.key }),
    enabled: chosen !== undefined,
    meta: { showsOwnError: true },
  });
  const insert = () => {
    if (chosen && preview.data) onInsert({ ...preview.data, is_offer: chosen.is_offer });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t("inbox.templateTitle")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="primary" isDisabled={!preview.data} onPress={insert}>
            {t("inbox.insert")}
          </Button>
        </>
      }
    >
      {templates.isPending && <SkeletonText lines={6} />}
      {templates.isError && <p role="alert">{failureText(templates.error)}</p>}
      {templates.data && all.length === 0 && (
        <ListPlaceholder
          title={t("inbox.noTemplates")}
          detail={t("account.empty.message-template")}
          actionLabel={t("inbox.manageTemplates")}
          actionHref={listHref("message-template")}
        />
      )}
      {all.length > 0 && (
        <div className="grid gap-5 sm:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-3">
            <ListSearchInput
              label={t("ui.search")}
              placeholder={t("ui.search")}
              value={search}
              onSearch={setSearch}
            />
            <Templates templates={found} chosen={chosen} onChoose={setChosenKey} />
            <Link href={listHref("message-template")} className="text-sm">
              {t("inbox.manageTemplates")}
            </Link>
          </div>
          <section aria-label={t("inbox.template.preview")} aria-live="polite" className="min-w-0">
            <h3 className="mb-2 text-xs font-medium text-ink-subtle">{t("inbox.template.preview")}</h3>
            {preview.isPending && chosen && <SkeletonText lines={6} />}
            {preview.isError && <p role="alert">{failureText(preview.error)}</p>}
            {preview.data && (
              <>
                <div className="rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] wrap-anywhere">
                  {preview.data.subject && <p className="mb-2 font-semibold">{preview.data.subject}</p>}
                  <p className="whitespace-pre-line">{preview.data.body}</p>
                </div>
                {preview.data.missing.length > 0 && (
                  <p className="mt-2 text-sm text-warning">
                    {t("inbox.missing", { names: preview.data.missing.map(variableName).join(", ") })}
                  </p>
                )}
              </>
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}

interface TemplatesProps {
  templates: readonly MessageTemplate[];
  chosen?: MessageTemplate;
  onChoose: (key: string) => void;
}

function Templates({ templates, chosen, onChoose }: TemplatesProps) {
  return (
    <ul className="flex max-h-72 flex-col gap-px overflow-y-auto">
      {templates.map(({ key, name, is_offer }) => {
        const isChosen = key === chosen?.key;
        return (
          <li key={key}>
            <PlainButton
              aria-pressed={isChosen}
              onPress={() => onChoose(key)}
              className={cx(
                "focus-ring flex w-full items-center justify-between gap-2 rounded-sm px-3 py-2 text-start text-sm -outline-offset-2 max-sm:min-h-11",
                isChosen ? "bg-pressed font-medium" : "data-hovered:bg-sunken",
              )}
            >
              {name}
              {is_offer && <Badge>{t("account.field.is_offer")}</Badge>}
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
