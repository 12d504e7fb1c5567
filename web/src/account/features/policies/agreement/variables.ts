// Labels of the agreement variables.
import { translateKnown } from "@/i18n/translate";

export const variableName = (name: string) =>
  translateKnown(`policies.variable.${name}`, translateKnown(`account.variable.${name}`, name));
