// Exports the list to a file, in the order shown, with progress and a button to stop.
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  EXPORT_FORMATS,
  EXPORT_LIMIT,
  EXPORT_STYLES,
  type ExportFormat,
  type ExportStyle,
  type ListQuery,
} from "@/api/resource";
import { t } from "@/i18n/account";
import { currentFormat, currentLocale } from "@/i18n/translate";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { saveFile } from "@/kit/files/save-file";
import { numberFormat } from "@/kit/formats";
import { Button } from "@/ui/action/button";
import { ChoicePills } from "@/ui/choice/choice-pills";
import { RadioGroup } from "@/ui/choice/radio-group";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { type ResourceName, resourceOf } from "../../resources";
import { type ExportProgress, readExport } from "./exporting";

interface ExportDialogProps {
  resource: ResourceName;
  query: ListQuery;
  total: number;
  /** Exports only the selected rows. */
  isSelection?: boolean;
  onClose: () => void;
}

/** Lists with an export for people. */
const READABLE: ReadonlySet<ResourceName> = new Set(["reservation", "reservation-payment"]);

const FORMATS = EXPORT_FORMATS.map((key) => ({ key, label: key.toUpperCase() }));

export function ExportDialog({ resource, query, total, isSelection = false, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>("csv");
  const [style, setStyle] = useState<ExportStyle>("readable");
  const hasStyles = READABLE.has(resource) && format !== "json";
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const { offset: _, limit: _limit, ...rest } = query;
  const work = useMutation({
    mutationFn: async () => {
      const { signal } = stop.current;
      const response = await resourceOf(resource).export(
        { ...rest, format, style: hasStyles ? style : "raw", lang: currentLocale() },
        { signal },
      );
      return await readExport(response, format, setProgress);
    },
    onSuccess: (file) => {
      saveFile(file, `${resource}-${toIsoDate(localToday())}.${format}`);
      toasts.show({ kind: "success", title: t("account.export.done") });
      onClose();
    },
  });

  const count = Math.min(total, EXPORT_LIMIT);
  const numbers = numberFormat(currentFormat(), {});
  return (
    <Dialog
      isOpen
      size="sm"
      title={t("account.export.title")}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="primary" isPending={work.isPending} onPress={() => work.mutate()}>
            {t("account.export.start")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">
          {total > EXPORT_LIMIT
            ? t("account.export.first", { count: numbers.format(EXPORT_LIMIT), total: numbers.format(total) })
            : t(isSelection ? "account.export.selected" : "account.export.all", { count })}
        </p>
        <ChoicePills
          label={t("account.export.format")}
          options={FORMATS}
          value={format}
          onChange={(key) => setFormat(key)}
        />
        {hasStyles && (
          <RadioGroup
            label={t("account.export.style")}
            options={EXPORT_STYLES.map((key) => ({
              key,
              label: t(`account.export.${key}`),
              description: t(`account.export.${key}Detail`),
            }))}
            value={style}
            onChange={setStyle}
          />
        )}
        {work.isPending && (
          <ProgressBar
            label={t("account.export.working")}
            value={progress?.lines == null ? undefined : Math.min(progress.lines, count)}
            maxValue={count}
          />
        )}
      </div>
    </Dialog>
  );
}
