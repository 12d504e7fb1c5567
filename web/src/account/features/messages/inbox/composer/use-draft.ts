// The draft of a reply, stored while it is typed.
import { localStore } from "@/kit/browser/storage";
import { useStoredState } from "@/ui/use-stored-state";
import { type Draft, NO_DRAFT, withText } from "./draft";

export function useDraft(thread: string): [Draft, (draft: Draft) => void] {
  // The reservation page shares this text, but not the subject or the offer flag.
  const [text, storeText] = useStoredState(localStore, `answer:${thread}`, () => "");
  const [draft, storeDraft] = useStoredState(localStore, `draft:${thread}`, () => NO_DRAFT);
  const store = (next: Draft) => {
    storeText(next.text);
    storeDraft(next);
  };
  return [withText(draft, text), store];
}
