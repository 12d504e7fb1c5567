//! An e-mail address, validated as far as possible without sending to it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::text::text_value::text_value;

/// A local part, an at sign and a host name whose top-level domain consists of letters. The host is stored in lower case; the
/// local part as written, because its server may be case-sensitive.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Email(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum EmailError {
    #[error("An e-mail address can have at most {} characters.", Email::MAX_LENGTH)]
    TooLong,
    #[error("An e-mail address cannot contain spaces, quotes, brackets, commas, colons or backslashes.")]
    Character,
    #[error("An e-mail address has one @ with a name before it and a host after it.")]
    At,
    #[error("An e-mail address ends with a dot and at least 2 letters.")]
    Ending,
}

impl Email {
    pub const MAX_LENGTH: usize = 254;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Email {
    type Err = EmailError;

    fn from_str(text: &str) -> Result<Self, EmailError> {
        let text = text.trim();
        if text.len() > Self::MAX_LENGTH {
            return Err(EmailError::TooLong);
        }
        if text.contains(is_forbidden) {
            return Err(EmailError::Character);
        }
        let (mailbox, host) = text.split_once('@').ok_or(EmailError::At)?;
        let host = host.to_ascii_lowercase();
        if mailbox.is_empty() || host.is_empty() || host.contains('@') {
            return Err(EmailError::At);
        }
        let (name, ending) = host.rsplit_once('.').ok_or(EmailError::Ending)?;
        let named = name.split('.').all(|label| !label.is_empty());
        if !named || ending.len() < 2 || !ending.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            return Err(EmailError::Ending);
        }
        Ok(Self(format!("{mailbox}@{host}")))
    }
}

/// Characters with a special meaning in mail headers.
fn is_forbidden(character: char) -> bool {
    character.is_whitespace() || character.is_control() || r#"<>()[],;:\""#.contains(character)
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

text_value!(Email);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_addresses() {
        for (text, kept) in [
            ("owner@harbor-pine.test", "owner@harbor-pine.test"),
            ("a@b.co", "a@b.co"),
            ("  Ada.Lovelace+stay@Example.COM ", "Ada.Lovelace+stay@example.com"),
            ("o'hara@mail.example.co.uk", "o'hara@mail.example.co.uk"),
            ("josé@example.es", "josé@example.es"),
        ] {
            assert_eq!(text.parse::<Email>().unwrap().as_str(), kept);
        }
    }

    #[test]
    fn bad_addresses_are_refused() {
        let long = format!("{}@example.com", "a".repeat(243));
        for (text, error) in [
            (long.as_str(), EmailError::TooLong),
            ("ada lovelace@example.com", EmailError::Character),
            ("ada@example.com\nBcc: all@example.com", EmailError::Character),
            ("Ada <ada@example.com>", EmailError::Character),
            ("ada@example.com,bob@example.com", EmailError::Character),
            ("", EmailError::At),
            ("example.com", EmailError::At),
            ("@example.com", EmailError::At),
            ("ada@", EmailError::At),
            ("ada@home@example.com", EmailError::At),
            ("ada@localhost", EmailError::Ending),
            ("ada@example.c", EmailError::Ending),
            ("ada@example.", EmailError::Ending),
            ("ada@example.c0m", EmailError::Ending),
            ("ada@127.0.0.1", EmailError::Ending),
            ("ada@.com", EmailError::Ending),
            ("ada@example..com", EmailError::Ending),
        ] {
            assert_eq!(text.parse::<Email>(), Err(error), "{text:?}");
        }
    }

    #[test]
    fn json_carries_the_text() {
        let email = serde_json::from_str::<Email>(r#""ada@example.com""#).unwrap();
        assert_eq!(serde_json::to_string(&email).unwrap(), r#""ada@example.com""#);
        assert!(serde_json::from_str::<Email>(r#""ada""#).is_err());
    }

    proptest! {
        #[test]
        fn text_reads_back(text in "[A-Za-z0-9._+-]{1,30}@[A-Z0-9-]{1,20}(\\.[a-z]{1,9}){0,2}\\.[A-Za-z]{2,6}") {
            let email: Email = text.parse().unwrap();
            prop_assert_eq!(email.to_string().parse(), Ok(email));
        }

        #[test]
        fn no_text_panics(text in "\\PC*|\\PC{1,9}@\\PC{1,9}\\.[a-z]{2}") {
            if let Ok(email) = text.parse::<Email>() {
                prop_assert_eq!(email.to_string().parse(), Ok(email));
            }
        }
    }
}
