// The draft of a reply, stored while it is typed.
import { browserMemory } from "@/kit/browser/storage";
import { useKeptState } from "@/ui/use-stored-state";
import { type Draft, NO_DRAFT, withText } from "./draft";

export function useDraft(thread: string): [Draft, (draft: Draft) => void] {
  // The reservation page shares this text, but not the subject or the offer flag.
  const [text, keepText] = useKeptState(browserMemory, `answer:${thread}`, () => "");
  const [draft, keepDraft] = useKeptState(browserMemory, `draft:${thread}`, () => NO_DRAFT);
  const keep = (next: Draft) => {
    keepText(next.text);
    keepDraft(next);
  };
  return [withText(draft, text), keep];
}
