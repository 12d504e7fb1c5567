// The list engine: turns a declaration into a list screen.
export { callAction, callSetting, changeRows, deleteRows, setFields, stateActions } from "./actions";
export { columnsOf } from "./columns";
export {
  type ActionName,
  type BulkAction,
  declareList,
  type FieldName,
  type ListDeclaration,
  type ListFilter,
  type ModalProps,
} from "./declaration";
export type { OwnWords } from "./list-change";
export { ListScreen } from "./list-screen";
export { Matching } from "./matching";
export { useAddress } from "./use-address";
export { sayNothingSelected, useBulk } from "./use-bulk";
export { useMatching } from "./use-matching";
export { useSelectedRows } from "./use-selected-rows";
