// Page of an agreement: the newest edition to edit, older ones to read. Editions that guests signed never change.
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { t } from "@/i18n/policies";
import { Link } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { Card } from "@/ui/layout/card";
import { failureText } from "../../error-texts";
import { recordHref } from "../../resources";
import { type AnyRow, DeleteRecord, RowScreen } from "../../row-pages";
import { useMayWrite } from "../../session";
import { dayText } from "../../values";
import type { Agreement, Edition } from "../data/api-types";
import { editionsQuery } from "../data/queries";
import { UsedBy } from "../page/used-by";
import { AgreementEditor } from "./agreement-editor";
import { AgreementPreview } from "./agreement-preview";
import { EditionList } from "./edition-list";
import { inForce } from "./in-force";

export function AgreementPage({ recordKey }: { recordKey: string }) {
  return (
    <RowScreen<Agreement> isWide resource="agreement" recordKey={recordKey} nameOf={({ name }) => name}>
      {(row) => <Page key={row.key} row={row} />}
    </RowScreen>
  );
}

function Page({ row }: { row: Agreement }) {
  const mayWrite = useMayWrite("agreement");
  const {
    data: editions,
    error,
    isPending,
  } = useQuery({ ...editionsQuery(row.key), meta: { showsOwnError: true } });
  const current = inForce(editions ?? []);
  const isNewest = current?.key === row.key;
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{row.name}</h1>
          <p className="mt-0.5 text-ink-muted">{t("policies.edition.number", { count: row.edition })}</p>
        </div>
        {mayWrite && <DeleteRecord resource="agreement" row={row as unknown as AnyRow} />}
      </header>
      {isPending && <SkeletonText lines={10} />}
      {error && <p className="mb-6 text-danger">{failureText(error)}</p>}
      {editions && (
        <>
          {!isNewest && current && <OldEdition row={row} editions={editions} current={current} />}
          {isNewest && mayWrite ? (
            <AgreementEditor
              key={row.key}
              row={row}
              nextEdition={Math.max(...editions.map(({ edition }) => edition)) + 1}
            />
          ) : (
            <Card className="p-5 sm:p-8">
              <AgreementPreview body={row.body} />
            </Card>
          )}
          <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
            <Card className="p-4 sm:p-5">
              <EditionList editions={editions} shown={row.key} />
            </Card>
            <Card className="p-4 sm:p-5">
              <UsedBy policy="agreement" keys={editions.map(({ key }) => key)} />
            </Card>
          </div>
        </>
      )}
    </>
  );
}

interface OldEditionProps {
  row: Agreement;
  editions: readonly Edition[];
  current: Edition;
}

function OldEdition({ row, editions, current }: OldEditionProps) {
  const own = editions.find(({ key }) => key === row.key);
  return (
    <p className="mb-6 flex items-start gap-2.5 rounded-lg border border-info-line bg-info-soft px-4 py-3 text-[0.9375rem]">
      <History aria-hidden className="mt-0.5 size-4.5 shrink-0 text-info" />
      <span>
        {t("policies.edition.old", { date: own ? dayText(own.created_at) : "–" })}{" "}
        <Link href={recordHref("agreement", current.key)}>
          {t("policies.edition.toNewest", { count: current.edition })}
        </Link>
      </span>
    </p>
  );
}
