// Labels of the template variables.
import { translateKnown } from "@/i18n/translate";

export const variableName = (name: string) => translateKnown(`account.variable.${name}`, name);
