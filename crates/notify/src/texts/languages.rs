//! The texts of each language.

use domain::locale::language::Language;

use super::wording::Texts;
use super::{de, en, es, fr};

pub(crate) const fn texts(language: Language) -> &'static Texts {
    match language {
        Language::English => &en::TEXTS,
        Language::Spanish => &es::TEXTS,
        Language::German => &de::TEXTS,
        Language::French => &fr::TEXTS,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use domain::text::code::LetterKind;

    use super::super::wording::Notice;
    use super::*;

    const KNOWN: [&str; 8] =
        ["{site}", "{home}", "{name}", "{guest}", "{check_in}", "{check_out}", "{amount}", "{until}"];

    fn places(texts: &[&str]) -> BTreeSet<String> {
        let all = texts.join(" ");
        let parts = all.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        parts.map(|(name, _)| format!("{{{name}}}")).collect()
    }

    fn all(notice: &Notice) -> Vec<&'static str> {
        [notice.subject, notice.title, notice.action].into_iter().chain(notice.body.iter().copied()).collect()
    }

    #[test]
    fn every_language_says_the_same_things() {
        for kind in LetterKind::ALL {
            let english = (texts(Language::English).notice)(*kind);
            for language in Language::ALL {
                let notice = (texts(language).notice)(*kind);
                let code = language.code();
                assert!(all(notice).iter().all(|text| !text.trim().is_empty()), "{kind} in {code}");
                assert_eq!(notice.body.len(), english.body.len(), "{kind} in {code}");
                assert_eq!(places(&all(notice)), places(&all(english)), "{kind} in {code}");
                assert_eq!(places(&[notice.subject]), places(&[english.subject]), "{kind} in {code}");
            }
            for place in places(&all(english)) {
                assert!(KNOWN.contains(&place.as_str()), "{kind}: nobody fills in {place}");
            }
        }
    }

    #[test]
    fn no_language_borrows_from_another() {
        for kind in LetterKind::ALL {
            let subjects: BTreeSet<_> =
                Language::ALL.map(|language| (texts(language).notice)(*kind).body).into_iter().collect();
            assert_eq!(subjects.len(), Language::ALL.len(), "{kind}");
        }
    }
}
