// Text of the component library.
import type { UiMessages } from "./message-types";
import { type Translate, translate } from "./translate";

export const t: Translate<UiMessages> = translate;
