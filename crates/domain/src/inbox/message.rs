//! The text of a message, and its one-line preview in a list.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::people::party::Party;
use crate::text::text_value::text_value;
use crate::time::stay::Stay;

/// Starts the "reply above this line" marker of an e-mail: the text below it is ours, quoted in the reply.
pub const CUT_HERE: char = '✂';

/// A non-empty text of several lines without control characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MessageText(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum MessageTextError {
    #[error("Write a message.")]
    Empty,
    #[error("A message can have at most {} characters.", MessageText::MAX_LENGTH)]
    TooLong,
    #[error("A message cannot contain control characters.")]
    ControlCharacter,
}

impl MessageText {
    pub const MAX_LENGTH: usize = 5_000;
    const SNIPPET_LENGTH: usize = 120;

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Text from another program: control characters are removed, and text beyond the limit is cut off.
    pub fn of_foreign(text: &str) -> Option<Self> {
        let kept = |letter: &char| !letter.is_control() || matches!(letter, '\n' | '\t');
        let text: String = text.chars().filter(kept).collect();
        let text = text.trim();
        let text = match text.char_indices().nth(Self::MAX_LENGTH) {
            Some(_) => text.chars().take(Self::MAX_LENGTH - 1).chain(['…']).collect(),
            None => text.to_owned(),
        };
        text.parse().ok()
    }

    /// A one-line preview: the beginning of the text.
    pub fn snippet(&self) -> String {
        let line = self.0.split_whitespace().collect::<Vec<_>>().join(" ");
        line.chars().take(Self::SNIPPET_LENGTH).collect()
    }
}

impl FromStr for MessageText {
    type Err = MessageTextError;

    fn from_str(text: &str) -> Result<Self, MessageTextError> {
        let text = text.replace("\r\n", "\n");
        let text = text.trim();
        let is_hidden = |letter: char| letter.is_control() && letter != '\n' && letter != '\t';
        if text.is_empty() {
            Err(MessageTextError::Empty)
        } else if text.chars().count() > Self::MAX_LENGTH {
            Err(MessageTextError::TooLong)
        } else if text.contains(is_hidden) {
            Err(MessageTextError::ControlCharacter)
        } else {
            Ok(Self(text.to_owned()))
        }
    }
}

impl fmt::Display for MessageText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

text_value!(MessageText);

/// The subject of a thread: a place, and the requested stay and party.
pub fn subject(place: &str, stay: Option<Stay>, party: Option<Party>) -> String {
    let dates = stay.map(|stay| format!("{} to {}", stay.check_in(), stay.check_out()));
    let people = party.map(people);
    [Some(place.to_owned()), dates, people].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn people(party: Party) -> String {
    let counted = |count: u32, one: &str, many: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        count => Some(format!("{count} {many}")),
    };
    let counts = [
        counted(party.adults(), "adult", "adults"),
        counted(party.children(), "child", "children"),
        counted(party.pets(), "pet", "pets"),
        party.smoker().then(|| "smoking".to_owned()),
    ];
    counts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_texts() {
        for (text, kept) in [
            ("  Is the lake warm? ", "Is the lake warm?"),
            ("one\r\ntwo\n\n\tthree", "one\ntwo\n\n\tthree"),
            ("¿Hay sitio para dos perros? 🐕", "¿Hay sitio para dos perros? 🐕"),
        ] {
            assert_eq!(text.parse::<MessageText>().unwrap().as_str(), kept);
        }
        assert!("x".repeat(5_000).parse::<MessageText>().is_ok());
    }

    #[test]
    fn bad_texts_are_refused() {
        let long = "x".repeat(5_001);
        for (text, error) in [
            ("", MessageTextError::Empty),
            (" \r\n\t ", MessageTextError::Empty),
            (long.as_str(), MessageTextError::TooLong),
            ("a\0b", MessageTextError::ControlCharacter),
            ("a\u{1b}[2Jb", MessageTextError::ControlCharacter),
            ("alone\rhere", MessageTextError::ControlCharacter),
        ] {
            assert_eq!(text.parse::<MessageText>(), Err(error), "{text:?}");
        }
    }

    #[test]
    fn foreign_texts_are_made_fit() {
        let kept = |text: &str| MessageText::of_foreign(text).map(|text| text.to_string());
        assert_eq!(kept(" one\r\ntwo\0\u{1b} ").as_deref(), Some("one\ntwo"));
        assert_eq!(kept("\r\n\0"), None);
        let cut = kept(&"ä".repeat(6_000)).unwrap();
        assert_eq!((cut.chars().count(), cut.ends_with("ä…")), (MessageText::MAX_LENGTH, true));
    }

    #[test]
    fn a_snippet_is_one_short_line() {
        let text: MessageText = format!("one\n\ntwo {}", "ä".repeat(200)).parse().unwrap();
        assert!(text.snippet().starts_with("one two ä"));
        assert_eq!(text.snippet().chars().count(), 120);
    }

    #[test]
    fn a_subject_names_what_is_known() {
        let stay = "2026-07-10/2026-07-14".parse().ok();
        for (stay, party, text) in [
            (None, None, "A home"),
            (stay, None, "A home, 2026-07-10 to 2026-07-14"),
            (
                stay,
                Party::new(2, 1, 1, true).ok(),
                "A home, 2026-07-10 to 2026-07-14, 2 adults, 1 child, 1 pet, smoking",
            ),
            (None, Party::new(1, 3, 0, false).ok(), "A home, 1 adult, 3 children"),
        ] {
            assert_eq!(subject("A home", stay, party), text);
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in any::<String>()) {
            if let Ok(message) = text.parse::<MessageText>() {
                prop_assert!(!message.snippet().contains('\n'));
                prop_assert_eq!(message.to_string().parse(), Ok(message.clone()));
                prop_assert_eq!(MessageText::of_foreign(&text), Some(message));
            }
        }
    }
}
