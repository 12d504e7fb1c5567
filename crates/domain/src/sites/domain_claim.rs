//! Proof of ownership of a domain that another site uses: a TXT record of the domain that names the claiming site.

use crate::key::Key;

/// The expected TXT record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimRecord {
    /// The host name of the record.
    pub name: String,
    pub text: String,
}

impl ClaimRecord {
    pub fn new(domain: &str, site: Key) -> Self {
        Self { name: format!("_casita.{domain}"), text: format!("casita-site={site}") }
    }

    /// Whether one of the texts is this record's. Some DNS providers store the quotes that people type around a text.
    pub fn is_among(&self, texts: &[String]) -> bool {
        texts.iter().any(|text| text.trim().trim_matches('"').eq_ignore_ascii_case(&self.text))
    }

    /// Message for entering a domain that another site uses.
    pub fn when_taken(&self) -> String {
        let Self { name, text } = self;
        format!(
            "Another site has this domain. If it is yours, add the TXT record {name} with the text {text} \
             at your domain's provider, then claim it."
        )
    }

    /// Message for claiming a domain without the expected record.
    pub fn when_missing(&self) -> String {
        let Self { name, text } = self;
        format!(
            "There is no TXT record {name} with the text {text} yet. Add it at your domain's provider; \
             it can take an hour until it is seen."
        )
    }

    /// Message for claiming a domain while no name server responds.
    pub fn when_nobody_answers(&self) -> String {
        let Self { name, text } = self;
        format!(
            "Nobody could be asked for the TXT record {name} with the text {text}. Try again in a minute."
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::AccountId;

    fn record() -> ClaimRecord {
        ClaimRecord::new("lake-houses.com", Key::new(AccountId::new(7), 1_700_000_000, 1))
    }

    #[test]
    fn the_record_stands_below_the_domain_and_names_the_site() {
        let record = record();
        let site = Key::new(AccountId::new(7), 1_700_000_000, 1);
        assert_eq!(record.name, "_casita.lake-houses.com");
        assert_eq!(record.text, format!("casita-site={site}"));
        assert_eq!(record.text.len(), "casita-site=".len() + Key::LENGTH);
    }

    #[test]
    fn only_the_very_text_proves_it() {
        let record = record();
        let other = ClaimRecord::new("lake-houses.com", Key::new(AccountId::new(8), 1_700_000_000, 1));
        for (found, proves) in [
            (record.text.clone(), true),
            (format!(" \"{}\" ", record.text), true),
            (record.text.to_lowercase(), true),
            (other.text, false),
            (format!("{}0", record.text), false),
            (format!("v=spf1 {}", record.text), false),
            ("casita-site=".to_owned(), false),
            (String::new(), false),
        ] {
            assert_eq!(record.is_among(&["v=spf1 -all".to_owned(), found.clone()]), proves, "{found:?}");
        }
        assert!(!record.is_among(&[]));
    }

    #[test]
    fn every_sentence_tells_the_whole_record() {
        let record = record();
        for sentence in [record.when_taken(), record.when_missing(), record.when_nobody_answers()] {
            assert!(sentence.contains(&record.name) && sentence.contains(&record.text), "{sentence}");
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }
}
