// Price difference of a change: every line before and after, the total last.
import { cx } from "../class-names";

interface DifferenceLine {
  id: string;
  name: string;
  before: string;
  after: string;
}

interface DifferenceTableProps {
  /** For screen readers only. */
  caption: string;
  heads: { line: string; before: string; after: string };
  lines: DifferenceLine[];
  total: Omit<DifferenceLine, "id">;
}

export function DifferenceTable({ caption, heads, lines, total }: DifferenceTableProps) {
  return (
    <table className="w-full text-[0.9375rem] tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-subtle">
        <tr>
          <th scope="col" className="pb-2 text-start font-normal">
            <span className="sr-only">{heads.line}</span>
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-normal">
            {heads.before}
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-normal">
            {heads.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, ...line }) => (
          <Row key={id} {...line} />
        ))}
        <Row isTotal {...total} />
      </tbody>
    </table>
  );
}

function Row({ name, before, after, isTotal }: Omit<DifferenceLine, "id"> & { isTotal?: boolean }) {
  return (
    <tr className={cx(isTotal && "border-t border-line [&>*]:pt-2.5 [&>*]:font-semibold")}>
      <th scope="row" className="py-1 text-start font-normal text-ink-muted wrap-anywhere">
        {name}
      </th>
      <td className="py-1 ps-4 text-end whitespace-nowrap text-ink-subtle">{before}</td>
      <td className="py-1 ps-4 text-end whitespace-nowrap">{after}</td>
    </tr>
  );
}
