// A whole list screen from a declaration: header, rows, footer, and all actions on rows.
import { lazy, type ReactNode, Suspense, useMemo, useRef } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { LONGEST_PAGE, nextSort, PAGE_SIZE, readSort, writeListState } from "@/kit/list/list-state";
import { cx } from "@/ui/class-names";
import { DataTable } from "@/ui/list/data-table";
import { ListFooter } from "@/ui/list/list-footer";
import { useDocumentTitle } from "@/ui/use-document-title";
import { recordHref } from "../resources";
import type { AnyRow } from "../row-pages";
import { useMayWrite } from "../session";
import { NamedModal, useListModals } from "./actions/named-modal";
import { usePromptedAction } from "./actions/prompted-action";
import { type BulkProgress, sayNothingSelected, useBulk } from "./bulk/use-bulk";
import { useMatching } from "./bulk/use-matching";
import { useSelectedRows } from "./bulk/use-selected-rows";
import type { ListColumn, ListDeclaration } from "./declaration";
import { ReferenceNames } from "./filter/reference-names";
import { ListWithoutRows } from "./list-states";
import { ListTop } from "./list-top";
import { queryOf } from "./rules";
import { useListKeys } from "./use-list-keys";
import { useListState } from "./use-list-state";
import { usePeek } from "./use-peek";
import { useRows } from "./use-rows";
import { useShownColumns } from "./view/column-menu";

const BulkBar = lazy(async () => ({ default: (await import("./bulk/bulk-bar")).BulkBar }));
const RecordPeek = lazy(async () => ({ default: (await import("../row-pages")).RecordPeek }));

const PAGE_SIZES = [PAGE_SIZE, 50, LONGEST_PAGE];

const referencesIn = <T extends Row>(columns: readonly ListColumn<T>[]) =>
  columns.flatMap(({ key, refersTo }) => (refersTo ? [{ field: key, resource: refersTo }] : []));

const sortFieldOf = <T extends Row>(columns: readonly ListColumn<T>[], key: string) =>
  columns.find((column) => column.key === key)?.sortField ?? key;

/** The order of the list, by the column that shows it. */
function sortedColumn<T extends Row>(columns: readonly ListColumn<T>[], sort: string | null) {
  const order = readSort(sort);
  const shown = columns.find(({ key, sortField = key }) => sortField === order?.field);
  return order && shown ? { ...order, field: shown.key } : order;
}

const hasBar = (selected: number, progress: BulkProgress | null) => selected > 0 || progress !== null;

export function ListScreen<T extends Row>({ declaration }: { declaration: ListDeclaration<T> }) {
  const {
    resource,
    nameOf,
    actions = [],
    hasPage = true,
    sort: ownSort = null,
    aboveRows: AboveRows,
    around,
  } = declaration;
  const list = useListState(declaration);
  const { state, change } = list;
  const answer = useRows(declaration, state);
  const rows = answer.data?.results ?? [];
  const total = answer.data?.total_count ?? 0;
  const mayWrite = useMayWrite(resource);
  const columns = useShownColumns(declaration);
  const modals = useListModals(declaration, mayWrite);
  const { selection, setSelection, chosen, clear, add, drop } = useSelectedRows<T>(rows, state);
  const isSelectable = mayWrite && actions.length > 0;
  const bulk = useBulk(declaration, drop);
  const matching = useMatching<T>({
    resource,
    query: queryOf(declaration, state),
    isNothingSelected: selection.size === 0,
    onFound: add,
  });
  const { request, prompt } = usePromptedAction<T>({
    resource,
    chosen,
    act: (action) => bulk.mutate({ action, rows: chosen() }),
  });
  const act: typeof request = (action) =>
    selection.size === 0 ? sayNothingSelected(declaration.nothingSelected?.()) : request(action);
  const offered = (isSelectable ? actions : []).map((action) => ({ ...action, press: () => act(action) }));

  const peek = usePeek(rows);
  const frame = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const keyActions = useMemo(
    () => ({
      toggle: isSelectable
        ? (index: number) => {
            const row = rows[index];
            if (row) setSelection(selection.toggle(row));
          }
        : undefined,
      peek: peek.toggle,
      moved: peek.follow,
      clear: () => {
        clear();
        peek.close();
      },
      create: modals.canCreate ? () => modals.show("create") : undefined,
    }),
    [
      rows,
      selection,
      setSelection,
      clear,
      isSelectable,
      peek.toggle,
      peek.follow,
      peek.close,
      modals.canCreate,
      modals.show,
    ],
  );
  useListKeys(frame, search, keyActions);

  // Adds padding while the bar is shown, so that rows can be scrolled out from under it.
  const isBarShown = hasBar(selection.size, bulk.progress);
  // The page size is not part of a view.
  const view = writeListState(list.rules, { ...state, offset: 0, limit: PAGE_SIZE });
  const title = t(`account.noun.${resource}`);
  useDocumentTitle(title, "Casita");
  return (
    <section
      ref={frame}
      aria-label={title}
      className={cx("relative flex min-h-0 flex-1 flex-col bg-surface", isBarShown && "max-sm:pb-32")}
    >
      <ListTop
        declaration={declaration}
        list={list}
        count={answer.data && numberFormat(currentFormat(), {}).format(total)}
        view={view}
        columns={columns}
        search={search}
        modals={modals}
        actions={offered}
      />
      {AboveRows && <AboveRows />}
      {rows.length === 0 && (
        <ListWithoutRows
          declaration={declaration}
          answer={answer}
          state={state}
          columns={columns.shown.length}
          onClear={() => list.show({})}
          onCreate={keyActions.create}
        />
      )}
      {rows.length > 0 && (
        <ReferenceNames references={referencesIn(columns.shown)} rows={rows}>
          <div className="flex min-h-0 sm:flex-1">
            <Surrounded by={around} rows={rows}>
              <DataTable
                label={title}
                columns={columns.shown.map((column) => ({
                  ...column,
                  title: t(`account.field.${column.key}`),
                }))}
                rows={rows}
                keyOf={({ key }) => key}
                nameOf={nameOf}
                hrefOf={hasPage ? ({ key }) => recordHref(resource, key) : undefined}
                selection={isSelectable ? selection : undefined}
                onSelectionChange={setSelection}
                sort={sortedColumn(columns.shown, state.sort)}
                onSort={(key) =>
                  change({ sort: nextSort(state.sort, sortFieldOf(columns.shown, key), ownSort) })
                }
                isStale={answer.isPlaceholderData}
                className={cx("min-h-0 min-w-0 flex-1", isBarShown && "sm:pb-28")}
              />
            </Surrounded>
            {peek.row && (
              <Suspense fallback={null}>
                <RecordPeek resource={resource} row={peek.row as Row as AnyRow} onClose={peek.close} />
              </Suspense>
            )}
          </div>
        </ReferenceNames>
      )}
      {total > 0 && (
        <ListFooter
          offset={state.offset}
          limit={state.limit}
          total={total}
          limits={PAGE_SIZES}
          onOffsetChange={(offset) => change({ offset })}
          onLimitChange={(limit) => change({ limit })}
        />
      )}
      {isBarShown && (
        <Suspense fallback={null}>
          <BulkBar
            actions={offered}
            count={selection.size}
            isPending={bulk.isPending}
            onClear={clear}
            more={{
              matching,
              total,
              areAllShownSelected: selection.stateOf(rows) === "all",
              progress: bulk.progress,
            }}
          />
        </Suspense>
      )}
      {prompt}
      <NamedModal declaration={declaration} state={state} total={total} modals={modals} />
    </section>
  );
}

interface SurroundedProps<T extends Row> {
  by: ListDeclaration<T>["around"];
  rows: readonly T[];
  children: ReactNode;
}

function Surrounded<T extends Row>({ by: By, rows, children }: SurroundedProps<T>) {
  return By ? <By rows={rows}>{children}</By> : children;
}
