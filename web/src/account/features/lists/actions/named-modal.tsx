// The modals of a list by name: those of every list, and its own.
import { type ComponentType, lazy, Suspense, useMemo } from "react";
import type { Row } from "@/api/resource";
import type { ListState } from "@/kit/list/list-state";
import type { ListDeclaration, ModalProps } from "../declaration";
import { queryOf } from "../rules";
import { useNamedModal } from "./use-named-modal";

const CreateRecord = lazy(async () => ({ default: (await import("../../row-pages")).CreateRecord }));
const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog")).ExportDialog }));
const ImportDialog = lazy(async () => ({
  default: await (await import("../../imports")).loadImportDialog(),
}));

export function useListModals<T extends Row>(declaration: ListDeclaration<T>, mayWrite: boolean) {
  const { modals = {}, canCreate = true, canImport = false } = declaration;
  const isCreatable = canCreate && mayWrite;
  const isImportable = canImport && mayWrite;
  const names = useMemo(
    () => [
      "export",
      ...(isCreatable ? ["create"] : []),
      ...(isImportable ? ["import"] : []),
      ...Object.keys(modals),
    ],
    [isCreatable, isImportable, modals],
  );
  return { ...useNamedModal(names), canCreate: isCreatable, canImport: isImportable };
}

export type ListModals = ReturnType<typeof useListModals>;

interface NamedModalProps<T extends Row> {
  declaration: ListDeclaration<T>;
  state: ListState;
  total: number;
  modals: ListModals;
}

export function NamedModal<T extends Row>({ declaration, state, total, modals }: NamedModalProps<T>) {
  const { open, close } = modals;
  if (open === null) return null;
  const { resource } = declaration;
  const Own: ComponentType<ModalProps> | undefined = declaration.modals?.[open];
  return (
    <Suspense fallback={null}>
      {Own && <Own onClose={close} />}
      {!Own && open === "create" && <CreateRecord resource={resource} onClose={close} />}
      {open === "import" && <ImportDialog resource={resource} onClose={close} />}
      {open === "export" && (
        <ExportDialog resource={resource} query={queryOf(declaration, state)} total={total} onClose={close} />
      )}
    </Suspense>
  );
}
