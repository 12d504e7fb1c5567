// Loads the modal to add a card when it is needed.
import { lazily } from "../../site";
import type { CardDialogProps } from "./card-dialog";

export const CardDialog = lazily<CardDialogProps>(async () => (await import("./card-dialog")).CardDialog);
