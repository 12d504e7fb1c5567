// Resources of the account API: names, addresses, permissions, codes, cached rows.
export {
  CHOICES,
  type ChoiceGroup,
  type CodeIn,
  choiceCodes,
  choiceLabel,
  choiceOptions,
  choiceTone,
} from "./choices";
export { type Become, type Foresight, foreseen, foreseenChange, rowsBecome } from "./optimistic";
export {
  isOfAllHomes,
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
  allRowsQuery,
  metadataQuery,
  partKey,
  putRow,
  refreshRows,
  rowPagesQuery,
  rowQuery,
  rowsQuery,
} from "./rows";
