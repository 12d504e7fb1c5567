// The answer that is being written in a conversation, kept while it is typed.
import { browserMemory } from "@/kit/kept";
import { useKeptState } from "@/ui/use-kept-state";
import { type Draft, NO_DRAFT, withText } from "./draft";

export function useDraft(thread: string): [Draft, (draft: Draft) => void] {
  // The page of the booking keeps the same text, and knows of nothing else.
  const [text, keepText] = useKeptState(browserMemory, `answer:${thread}`, () => "");
  const [draft, keepDraft] = useKeptState(browserMemory, `draft:${thread}`, () => NO_DRAFT);
  const keep = (next: Draft) => {
    keepText(next.text);
    keepDraft(next);
  };
  return [withText(draft, text), keep];
}
