// Which rate form is open: that of a rate, or of a new one with its initial values.
import type { Values } from "../../row-pages";
import type { Rate } from "../data/api-types";

export type OpenedForm = { row: Rate } | { initial: Values };
