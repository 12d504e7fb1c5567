// Props of the control of a field, whichever control it is.
import type { FieldMetadata } from "@/api/resource";
import type { ServerErrors } from "@/ui/form/use-server-errors";

export interface FieldEditorProps {
  field: FieldMetadata;
  value: unknown;
  currency: string;
  /** Shown below the control. */
  hint?: string;
  errors: ServerErrors;
  onChange: (value: unknown) => void;
}
