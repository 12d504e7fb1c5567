// Party of a stay: the pickers, loaded when they are opened.
import { lazily } from "../site";
import type { PartyPickersProps } from "./party-pickers";

export const PartyPickers = lazily<PartyPickersProps>(
  async () => (await import("./party-pickers")).PartyPickers,
);
