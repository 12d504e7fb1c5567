//! The short name of a site: its subdomain, or the path segment below `/s/`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::text::text_value::text_value;

/// In lower case, because host names are case-insensitive.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Namespace(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NamespaceError {
    #[error("A site name must be longer than 3 characters.")]
    TooShort,
    #[error("A site name can have at most {} characters.", Namespace::MAX_LENGTH)]
    TooLong,
    #[error("A site name can contain only letters, digits and hyphens.")]
    Character,
}

/// Names that guests or mail servers would take for the installation itself if used as subdomains. Names that are too short to be
/// valid are not listed.
const RESERVED: [&str; 22] = [
    "account",
    "accounts",
    "admin",
    "administrator",
    "assets",
    "autoconfig",
    "autodiscover",
    "billing",
    "help",
    "imap",
    "localhost",
    "login",
    "mail",
    "mta-sts",
    "operator",
    "postmaster",
    "root",
    "smtp",
    "static",
    "status",
    "support",
    "webmail",
];

impl Namespace {
    /// The maximum length of a DNS label.
    pub const MAX_LENGTH: usize = 63;
    const MIN_LENGTH: usize = 4;

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is reserved for the installation and not available to new sites.
    pub fn is_reserved(&self) -> bool {
        RESERVED.contains(&self.as_str())
    }
}

impl FromStr for Namespace {
    type Err = NamespaceError;

    fn from_str(text: &str) -> Result<Self, NamespaceError> {
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            return Err(NamespaceError::Character);
        }
        match text.len() {
            ..Self::MIN_LENGTH => Err(NamespaceError::TooShort),
            Self::MIN_LENGTH..=Self::MAX_LENGTH => Ok(Self(text.to_ascii_lowercase())),
            _ => Err(NamespaceError::TooLong),
        }
    }
}

impl fmt::Display for Namespace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

text_value!(Namespace);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_names() {
        let longest = "a".repeat(63);
        for (text, kept) in [
            ("harbor-pine", "harbor-pine"),
            ("Casa-Lucia", "casa-lucia"),
            ("4you", "4you"),
            ("2026", "2026"),
            ("----", "----"),
            (longest.as_str(), longest.as_str()),
        ] {
            assert_eq!(text.parse::<Namespace>().unwrap().as_str(), kept);
        }
    }

    #[test]
    fn bad_names_are_refused() {
        let too_long = "a".repeat(64);
        for (text, error) in [
            ("", NamespaceError::TooShort),
            ("abc", NamespaceError::TooShort),
            (too_long.as_str(), NamespaceError::TooLong),
            ("harbor pine", NamespaceError::Character),
            ("harbor_pine", NamespaceError::Character),
            ("harbor.pine", NamespaceError::Character),
            (" harbor", NamespaceError::Character),
            ("casa-lucía", NamespaceError::Character),
            ("../etc", NamespaceError::Character),
        ] {
            assert_eq!(text.parse::<Namespace>(), Err(error), "{text:?}");
        }
    }

    #[test]
    fn names_of_the_installation_are_reserved() {
        for (text, reserved) in
            [("account", true), ("Mail", true), ("accounts-lake", false), ("harbor", false)]
        {
            assert_eq!(text.parse::<Namespace>().unwrap().is_reserved(), reserved, "{text}");
        }
        for name in RESERVED {
            assert_eq!(name.parse::<Namespace>().unwrap().as_str(), name);
        }
    }

    #[test]
    fn json_carries_the_text() {
        let namespace = serde_json::from_str::<Namespace>(r#""Old-Mill""#).unwrap();
        assert_eq!(serde_json::to_string(&namespace).unwrap(), r#""old-mill""#);
        assert!(serde_json::from_str::<Namespace>(r#""old mill""#).is_err());
    }

    proptest! {
        #[test]
        fn text_reads_back_and_case_does_not_matter(text in "[A-Za-z0-9-]{4,63}") {
            let namespace: Namespace = text.parse().unwrap();
            prop_assert_eq!(namespace.to_string().parse(), Ok(namespace.clone()));
            prop_assert_eq!(text.to_uppercase().parse(), Ok(namespace));
        }

        #[test]
        fn no_text_panics(text in "\\PC*") {
            if let Ok(namespace) = text.parse::<Namespace>() {
                prop_assert_eq!(namespace.to_string().parse(), Ok(namespace));
            }
        }
    }
}
