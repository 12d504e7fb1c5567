//! Domain names of sites: one to be registered, or one that the owner already has.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::text::text_value::text_value;

/// A domain that can be registered: one label followed by `.com`, `.net` or `.us`, in lower case.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DomainName(String);

/// An existing domain that its owner points at a site, in lower case.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExistingDomain(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DomainNameError {
    #[error("A domain must have at least {MIN_LENGTH} characters.")]
    TooShort,
    #[error("A domain can have at most {MAX_LENGTH} characters.")]
    TooLong,
    #[error(
        "A domain is names of letters, digits and inner hyphens with dots between them, such as example.com."
    )]
    Syntax,
    #[error("A new domain is one name followed by .com, .net or .us.")]
    Ending,
}

const MIN_LENGTH: usize = 5;
const MAX_LENGTH: usize = 253;
const MAX_LABEL_LENGTH: usize = 63;
const ENDINGS: [&str; 3] = ["com", "net", "us"];

impl DomainName {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl ExistingDomain {
    /// In characters.
    pub const MAX_LENGTH: usize = MAX_LENGTH;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for DomainName {
    type Err = DomainNameError;

    fn from_str(text: &str) -> Result<Self, DomainNameError> {
        let host = host(text)?;
        match host.split_once('.') {
            Some((_, ending)) if ENDINGS.contains(&ending) => Ok(Self(host)),
            _ => Err(DomainNameError::Ending),
        }
    }
}

impl FromStr for ExistingDomain {
    type Err = DomainNameError;

    fn from_str(text: &str) -> Result<Self, DomainNameError> {
        host(text).map(Self)
    }
}

/// At least two valid DNS labels. A last label that begins with a digit would be an IP address.
fn host(text: &str) -> Result<String, DomainNameError> {
    let labels: Vec<&str> = text.split('.').collect();
    let numeric_end =
        labels.last().is_some_and(|label| label.starts_with(|first: char| first.is_ascii_digit()));
    if text.chars().count() < MIN_LENGTH {
        Err(DomainNameError::TooShort)
    } else if text.len() > MAX_LENGTH {
        Err(DomainNameError::TooLong)
    } else if labels.len() < 2 || numeric_end || !labels.into_iter().all(is_label) {
        Err(DomainNameError::Syntax)
    } else {
        Ok(text.to_ascii_lowercase())
    }
}

fn is_label(label: &str) -> bool {
    (1..=MAX_LABEL_LENGTH).contains(&label.len())
        && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        && !label.starts_with('-')
        && !label.ends_with('-')
}

impl fmt::Display for DomainName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Display for ExistingDomain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

text_value!(DomainName);
text_value!(ExistingDomain);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn good_domains() {
        for (text, kept) in [("a.com", "a.com"), ("ab.us", "ab.us"), ("Casa-Lucia.NET", "casa-lucia.net")] {
            assert_eq!(text.parse::<DomainName>().unwrap().as_str(), kept);
            assert_eq!(text.parse::<ExistingDomain>().unwrap().as_str(), kept);
        }
        for text in ["www.casa-lucia.es", "stay.example.co.uk", "xn--casa-luca-i2a.es", "1.example"] {
            assert_eq!(text.parse::<ExistingDomain>().unwrap().as_str(), text);
        }
    }

    #[test]
    fn a_new_domain_is_one_name_with_a_known_ending() {
        for text in ["example.org", "example.comm", "www.example.com", "example.co.us"] {
            assert_eq!(text.parse::<DomainName>(), Err(DomainNameError::Ending), "{text}");
        }
    }

    #[test]
    fn bad_domains_are_refused() {
        let long_label = format!("{}.com", "a".repeat(64));
        let long_name = "abc.".repeat(63) + "com";
        for (text, error) in [
            ("", DomainNameError::TooShort),
            ("a.us", DomainNameError::TooShort),
            ("éé.u", DomainNameError::TooShort),
            (long_name.as_str(), DomainNameError::TooLong),
            (long_label.as_str(), DomainNameError::Syntax),
            ("localhost", DomainNameError::Syntax),
            (".example.com", DomainNameError::Syntax),
            ("example.com.", DomainNameError::Syntax),
            ("exa..mple.com", DomainNameError::Syntax),
            ("-example.com", DomainNameError::Syntax),
            ("example-.com", DomainNameError::Syntax),
            ("exam ple.com", DomainNameError::Syntax),
            ("exámple.com", DomainNameError::Syntax),
            ("example.com:80", DomainNameError::Syntax),
            ("https://example.com", DomainNameError::Syntax),
            ("127.0.0.1", DomainNameError::Syntax),
        ] {
            assert_eq!(text.parse::<DomainName>(), Err(error), "{text:?}");
            assert_eq!(text.parse::<ExistingDomain>(), Err(error), "{text:?}");
        }
        assert_eq!(DomainNameError::TooShort.to_string(), "A domain must have at least 5 characters.");
    }

    #[test]
    fn json_carries_the_text() {
        let domain = serde_json::from_str::<DomainName>(r#""Example.com""#).unwrap();
        assert_eq!(serde_json::to_string(&domain).unwrap(), r#""example.com""#);
        assert!(serde_json::from_str::<ExistingDomain>(r#""nowhere""#).is_err());
    }

    proptest! {
        #[test]
        fn text_reads_back(text in "[A-Za-z0-9]{2,30}\\.(com|net|us)") {
            let domain: DomainName = text.parse().unwrap();
            prop_assert_eq!(domain.as_str(), text.to_lowercase());
            prop_assert_eq!(domain.to_string().parse(), Ok(domain));
        }

        #[test]
        fn a_new_domain_is_also_a_possible_existing_one(text in "\\PC*|[a-z.-]{0,12}\\.(com|net|us)") {
            if let Ok(domain) = text.parse::<DomainName>() {
                prop_assert_eq!(text.parse(), Ok(ExistingDomain(domain.0)));
            }
        }
    }
}
