// The words for what differs from guest to guest.
import { translateKnown } from "@/i18n/translate";

export const variableName = (name: string) => translateKnown(`account.variable.${name}`, name);
