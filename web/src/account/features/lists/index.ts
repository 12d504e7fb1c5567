// The list engine: turns a declaration into a list screen.

export { callAction, callSetting, changeRows, deleteRows, setFields, stateActions } from "./actions/actions";
export { exportRows } from "./actions/export-rows";
export { Matching } from "./bulk/matching";
export { partsOf } from "./bulk/parts";
export { sayNothingSelected, useBulk } from "./bulk/use-bulk";
export { useMatching } from "./bulk/use-matching";
export { useSelectedRows } from "./bulk/use-selected-rows";
export type { OwnTexts } from "./change/list-change";
export {
  type ActionName,
  type ActionPromptProps,
  type BulkAction,
  declareList,
  type ListDeclaration,
  type ListFilter,
  type ModalProps,
} from "./declaration";
export { propertyFilter } from "./filter/property-filter";
export { ListScreen } from "./list-screen";
export { useAddress } from "./use-address";
export { columnsOf } from "./view/columns";
