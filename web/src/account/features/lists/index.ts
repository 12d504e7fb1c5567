// The list engine: declare a list, and it is a screen.
export { callAction, deleteRows, setFields, stateActions } from "./actions";
export { columnsOf } from "./columns";
export {
  declareList,
  type FieldName,
  type ListDeclaration,
  type ListFilter,
  type ModalProps,
} from "./declaration";
export { ListScreen } from "./list-screen";
export { useAddress } from "./use-address";
