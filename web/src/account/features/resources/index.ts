// What the account area knows about every resource: names, addresses, permissions, codes.
export {
  CHOICES,
  type ChoiceGroup,
  choiceCodes,
  choiceLabel,
  choiceOptions,
  choiceTone,
} from "./choices";
export {
  isResource,
  listHref,
  listPath,
  type Permission,
  RESOURCE_NAMES,
  type ResourceName,
  recordHref,
  resourceOf,
  writerOf,
} from "./names";
export { allRowsQuery, metadataQuery, partKey, putRow, refreshRows, rowQuery, rowsQuery } from "./rows";
