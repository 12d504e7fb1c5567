// Which form of a rate is open: that of a rate, or that of a new one with what it begins with.
import type { Values } from "../../records";
import type { Rate } from "../data/wire";

export type Asked = { row: Rate } | { initial: Values };
