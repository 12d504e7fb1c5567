// Exports the selected rows.
import { Download } from "lucide-react";
import { type ComponentType, lazy } from "react";
import type { Row } from "@/api/resource";
import type { ActionPromptProps, BulkAction } from "../declaration";

type Prompt<T extends Row> = ComponentType<ActionPromptProps<T>>;

const ExportSelected = lazy(async () => ({
  default: (await import("./export-selected")).ExportSelected as unknown as Prompt<never>,
}));

/** The dialog does it all. */
export const exportRows = <T extends Row>(): BulkAction<T> => ({
  name: "export",
  icon: <Download />,
  prompt: ExportSelected as unknown as Prompt<T>,
  run: () => Promise.resolve(undefined),
});
