// Area to drop or choose a file: large at first, one line once the results need the space.
import { FileSpreadsheet } from "lucide-react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { t } from "@/i18n/imports";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";

/** Some systems report these types for CSV files. */
const SHEET_TYPES = ["text/csv", "application/vnd.ms-excel", "text/plain", ".csv"];

interface CsvDropProps {
  name?: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

export function CsvDrop({ name, isChosen, isDisabled, onChoose }: CsvDropProps) {
  return (
    <DropZone
      aria-label={t("imports.drop")}
      onDrop={async ({ items }) => {
        const dropped = items.find((item) => item.kind === "file");
        if (dropped) onChoose(await dropped.getFile());
      }}
      className={cx(
        "flex items-center gap-3 rounded-lg border-2 border-dashed border-line transition-colors data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:border-focus",
        isChosen ? "p-3 ps-4 max-sm:flex-wrap" : "flex-col px-6 py-7 text-center",
      )}
    >
      <FileSpreadsheet
        aria-hidden
        className={cx("shrink-0 text-ink-subtle", isChosen ? "size-5" : "size-8")}
      />
      <p className={cx("text-[0.9375rem] text-ink-muted", isChosen && "min-w-0 flex-1 truncate")}>
        {name ?? <span className="max-sm:hidden">{t("imports.drop")}</span>}
      </p>
      <FileTrigger acceptedFileTypes={SHEET_TYPES} onSelect={(files) => files?.[0] && onChoose(files[0])}>
        <Button
          variant={isChosen ? "secondary" : "primary"}
          size={isChosen ? "sm" : "md"}
          isDisabled={isDisabled}
        >
          {isChosen ? t("imports.another") : t("imports.choose")}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
