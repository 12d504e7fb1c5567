// State that survives a reload, for as long as the tab is open, such as a guest's form input.
import { tabMemory } from "@/kit/browser/storage";
import { useKeptState as useStateIn } from "@/ui/use-stored-state";

export const { read: readKept, keep } = tabMemory;

export const useKeptState = <T>(key: string, initial: () => T) => useStateIn(tabMemory, key, initial);
