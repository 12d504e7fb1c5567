// State that survives a reload, for as long as the tab is open, such as a guest's form input.
import { sessionStore } from "@/kit/browser/storage";
import { useStoredState as useStateIn } from "@/ui/use-stored-state";

export const { read: readStored, write: writeStored } = sessionStore;

export const useStoredState = <T>(key: string, initial: () => T) => useStateIn(sessionStore, key, initial);
