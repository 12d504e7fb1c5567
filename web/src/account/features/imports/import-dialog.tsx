// CSV import: every line of the chosen file is checked in a dry run, and only a file without errors is imported.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { t } from "@/i18n/imports";
import { saveFile } from "@/kit/files/save-file";
import { Button } from "@/ui/action/button";
import { ProgressBar } from "@/ui/feedback/progress-bar";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { metadataQuery, type ResourceName, refreshRows, resourceOf } from "../resources";
import { fieldLabel } from "../row-pages";
import { type CsvColumn, csvColumns, emptyCsv } from "./csv-columns";
import { CsvDrop } from "./csv-drop";
import { ImportedLines } from "./imported-lines";

interface ImportDialogProps {
  resource: ResourceName;
  onClose: () => void;
}

export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const { data } = useQuery(metadataQuery(resource));
  const columns = data ? csvColumns(resource, data) : [];
  const calls = resourceOf(resource);
  const dryRun = useMutation({
    mutationFn: async (file: File) => ({
      file,
      result: await calls.import(file, { isDryRun: true }),
    }),
  });
  const work = useMutation({
    mutationFn: (file: File) => calls.import(file, { isDryRun: false }),
    onSuccess: ({ good, wrong }) => {
      void refreshRows(client, resource);
      toasts.show({ kind: "success", title: t("imports.done", { count: good }) });
      if (wrong > 0) toasts.show({ kind: "warning", title: t("imports.partly", { count: wrong }) });
      onClose();
    },
  });
  const { file, result } = dryRun.data ?? {};
  const isBusy = dryRun.isPending || work.isPending;
  const title = t("imports.title", { noun: t(`account.noun.${resource}`) });
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button
            variant="primary"
            isDisabled={!file || !result || result.wrong > 0 || dryRun.isPending}
            isPending={work.isPending}
            onPress={() => file && work.mutate(file)}
          >
            {result?.wrong === 0 ? t("imports.start", { count: result.good }) : t("account.import.title")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {!result && <About columns={columns} name={resource} />}
        <CsvDrop
          name={file?.name}
          isChosen={result !== undefined}
          isDisabled={isBusy}
          onChoose={(chosen) => dryRun.mutate(chosen)}
        />
        {dryRun.isPending && <ProgressBar label={t("imports.looking")} />}
        <p role="status" className="font-medium empty:hidden">
          {result && !dryRun.isPending && result.wrong === 0 && t("imports.allGood", { count: result.good })}
          {result && !dryRun.isPending && result.wrong > 0 && t("imports.someWrong", { count: result.wrong })}
        </p>
        {result && <ImportedLines lines={result.lines} />}
      </div>
    </Dialog>
  );
}

function About({ columns, name }: { columns: readonly CsvColumn[]; name: string }) {
  const needed = columns.filter(({ isNeeded }) => isNeeded).map((column) => fieldLabel(column));
  return (
    <div className="flex flex-col items-start gap-2 text-sm text-pretty text-ink-muted">
      <p className="text-[0.9375rem] text-ink">{t("imports.about")}</p>
      {needed.length > 0 && <p>{t("imports.needed", { names: needed.join(", ") })}</p>}
      <p>{t("imports.amounts")}</p>
      <p>{t("imports.names")}</p>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        isDisabled={columns.length === 0}
        onPress={() => saveFile(emptyCsv(columns), `${name}.csv`)}
      >
        <Download aria-hidden /> {t("imports.template")}
      </Button>
    </div>
  );
}
