// Resources of the account API: names, addresses, permissions, codes, cached rows.
export {
  type ChoiceGroup,
  type CodeIn,
  choiceCodes,
  choiceLabel,
  choiceOptions,
  choiceTone } from "./choices";
export { type RowUpdate, type OptimisticUpdate, withOptimisticUpdate, optimisticMutation, updateCachedRows } from "./optimistic";
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
  writerOf } from "./names";
export {
  allRowsQuery,
  metadataQuery,
  partKey,
  putRow,
  refreshRows,
  rowPagesQuery,
  rowQuery,
  rowsQuery } from "./rows";
