// A reply before it is sent: its text, and what the template says about it.

export interface Draft {
  text: string;
  /** Subject of the guest's e-mail; `null` for the usual one. */
  subject: string | null;
  /** Not about the stay, so the guest may have refused such messages. */
  is_offer: boolean;
}

export interface FilledTemplate {
  body: string;
  subject: string;
  is_offer: boolean;
}

export const NO_DRAFT: Draft = { text: "", subject: null, is_offer: false };

/** Once the text is empty, the template's settings are dropped, too. */
export const withText = (draft: Draft, text: string): Draft =>
  text.trim() ? { ...draft, text } : { ...NO_DRAFT, text };

/** Appends the template to the text. A draft that contains an offer remains an offer. */
export const withTemplate = (draft: Draft, { body, subject, is_offer }: FilledTemplate): Draft => ({
  text: draft.text.trim() ? `${draft.text.trimEnd()}\n\n${body}` : body,
  subject: subject || draft.subject,
  is_offer: is_offer || draft.is_offer,
});

/** The request body; an ordinary reply has only its text. */
export const wordsOf = ({ text, subject, is_offer }: Draft) => ({
  body: text,
  ...(subject?.trim() && { subject: subject.trim() }),
  ...(is_offer && { is_offer }),
});

/** Variables left in the text, which the guest would read. */
export const leftVariables = ({ text, subject }: Draft) => [
  ...new Set(`${subject ?? ""} ${text}`.match(/\{\{[^}]*\}\}/g) ?? []),
];
