// Result of the dry run: the lines with problems, each with the reasons.
import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ImportedLine } from "@/api/resource";
import { t } from "@/i18n/imports";
import { fieldLabel } from "../row-pages";

const OF_THE_WHOLE = "non_field_errors";

const result = ([name, reasons]: [string, string[]]) =>
  name === OF_THE_WHOLE ? reasons.join(" ") : `${fieldLabel({ name })}: ${reasons.join(" ")}`;

const needsLook = ({ errors, warnings }: ImportedLine) =>
  Object.keys(errors).length > 0 || warnings.length > 0;

export function ImportedLines({ lines }: { lines: readonly ImportedLine[] }) {
  const shown = lines.filter(needsLook);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={t("imports.lines")}
      className="flex flex-col divide-y divide-line rounded-lg border border-line"
    >
      {shown.map((line) => (
        <li key={line.line} className="flex flex-col gap-1 px-4 py-3 text-sm">
          <p className="font-medium">
            {t("imports.line", { line: String(line.line) })}
            {line.label && <span className="ms-2 font-normal text-ink-muted">{line.label}</span>}
          </p>
          {Object.entries(line.errors).map((error) => (
            <p key={error[0]} className="flex gap-2">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              {result(error)}
            </p>
          ))}
          {line.warnings.map((why) => (
            <p key={why} className="flex gap-2 text-ink-muted">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {t("imports.nevertheless", { why })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
