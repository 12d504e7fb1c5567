// What is about to be said to a guest: the words, and what a template said about them.

export interface Draft {
  text: string;
  /** Heads the guest's letter; without one it has the usual heading. */
  subject: string | null;
  /** Not about the stay, so the guest may have refused it. */
  is_offer: boolean;
}

export interface FilledTemplate {
  body: string;
  subject: string;
  is_offer: boolean;
}

export const NO_DRAFT: Draft = { text: "", subject: null, is_offer: false };

/** What a template said about its words goes with the last of them. */
export const withText = (draft: Draft, text: string): Draft =>
  text.trim() ? { ...draft, text } : { ...NO_DRAFT, text };

/** Below what was typed already. What has an offer in it is one, whatever is added. */
export const withTemplate = (draft: Draft, { body, subject, is_offer }: FilledTemplate): Draft => ({
  text: draft.text.trim() ? `${draft.text.trimEnd()}\n\n${body}` : body,
  subject: subject || draft.subject,
  is_offer: is_offer || draft.is_offer,
});

/** As it is sent: an ordinary answer is nothing but its words. */
export const wordsOf = ({ text, subject, is_offer }: Draft) => ({
  body: text,
  ...(subject?.trim() && { subject: subject.trim() }),
  ...(is_offer && { is_offer }),
});

/** Variables that are still there when a text is sent would be read by the guest. */
export const leftVariables = ({ text, subject }: Draft) => [
  ...new Set(`${subject ?? ""} ${text}`.match(/\{\{[^}]*\}\}/g) ?? []),
];
