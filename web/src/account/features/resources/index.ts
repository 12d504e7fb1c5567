// Resources of the account API: names, addresses, permissions, codes, cached rows.
export {
  type ChoiceGroup,
  type CodeIn,
  choiceCodes,
  choiceLabel,
  choiceOptions,
  choiceTone,
} from "./choices";
export {
  isAccountWide,
  isResource,
  isShared,
  listHref,
  listPath,
  type Permission,
  RESOURCE_NAMES,
  type ResourceName,
  recordHref,
  resourceOf,
  writerOf,
} from "./names";
export {
  type OptimisticUpdate,
  optimisticMutation,
  type RowUpdate,
  updateCachedRows,
  withOptimisticUpdate,
} from "./optimistic";
export {
  allRowsQuery,
  metadataQuery,
  partKey,
  putRow,
  refreshRows,
  rowPagesQuery,
  rowQuery,
  rowsQuery,
} from "./rows";
