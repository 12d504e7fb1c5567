// Which rate form is open: that of a rate, or of a new one with its initial values.
import type { Values } from "../../records";
import type { Rate } from "../data/wire";

export type Asked = { row: Rate } | { initial: Values };
