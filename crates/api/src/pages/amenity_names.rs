//! The names of the standard amenities in each language, from the same catalogs that the script uses.

use std::collections::HashMap;
use std::sync::LazyLock;

use domain::locale::language::Language;

type Names = HashMap<String, String>;

static NAMES: LazyLock<HashMap<Language, Names>> =
    LazyLock::new(|| Language::ALL.into_iter().map(|language| (language, read(texts(language)))).collect());

const PREFIX: &str = "amenity.";
/// Marks where a long word may break on a screen.
const SOFT_HYPHEN: char = '\u{ad}';

/// The owner's own amenities keep the name that the owner gave them.
pub fn amenity_name<'a>(key: &str, given: &'a str, language: Language) -> &'a str {
    NAMES.get(&language).and_then(|names| names.get(key)).map_or(given, String::as_str)
}

const fn texts(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../web/src/i18n/messages/site/en.json"),
        Language::Spanish => include_str!("../../../../web/src/i18n/messages/site/es.json"),
        Language::German => include_str!("../../../../web/src/i18n/messages/site/de.json"),
        Language::French => include_str!("../../../../web/src/i18n/messages/site/fr.json"),
    }
}

fn read(texts: &str) -> Names {
    let all: Names = serde_json::from_str(texts).expect("a catalogue is an object of texts");
    let known = all.into_iter().filter_map(|(key, name)| {
        Some((key.strip_prefix(PREFIX)?.to_owned(), name.replace(SOFT_HYPHEN, "")))
    });
    known.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_amenities_are_named_in_every_language() {
        let names = ["Hair dryer", "Secador de pelo", "Föhn", "Sèche-cheveux"];
        for (language, name) in Language::ALL.into_iter().zip(names) {
            assert_eq!(amenity_name("hair_dryer", "Dryer for hair", language), name);
            assert_eq!(amenity_name("treehouse_slide", "Slide", language), "Slide");
        }
    }

    #[test]
    fn a_name_has_no_marks_for_the_screen() {
        assert_eq!(amenity_name("carbon_monoxide_alarm", "", Language::German), "Kohlenmonoxidmelder");
    }
}
