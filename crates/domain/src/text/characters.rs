//! Allowed characters of texts, and case and accent folding for search: the two databases fold differently, so we do it
//! ourselves.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Shorter numbers are more likely a house number or a year.
const FEWEST_DIGITS: usize = 3;

/// No control characters: safe on one line of a screen or in an e-mail header.
pub fn is_line(text: &str) -> bool {
    !text.contains(char::is_control)
}

/// Several lines: the only control characters are line breaks and tabs.
pub fn is_prose(text: &str) -> bool {
    !text.contains(|letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
}

/// Lower case, without accents, with single spaces.
pub fn fold(text: &str) -> String {
    let plain: String =
        text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The search text of a row: folded words, and phone numbers also as bare digits, so that any part of one matches.
pub fn search_words<'a>(values: impl IntoIterator<Item = &'a str>) -> String {
    let mut words = Vec::new();
    for value in values {
        words.push(fold(value));
        words.extend(digits_of_number(value).filter(|digits| digits != value.trim()));
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// The digits of a phone number or a part of one; `None` for other text.
pub fn digits_of_number(text: &str) -> Option<String> {
    let is_mark = |letter: char| letter.is_whitespace() || "+-()./".contains(letter);
    let is_number = text.chars().all(|letter| letter.is_ascii_digit() || is_mark(letter));
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    (is_number && digits.len() >= FEWEST_DIGITS).then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_prose_hold_no_control_characters() {
        for (text, line, prose) in [
            ("", true, true),
            ("Zoë Ann 🐕", true, true),
            ("one\r\n\ttwo", false, true),
            ("a\0b", false, false),
            ("a\u{7}b", false, false),
            ("a\u{85}b", false, false),
        ] {
            assert_eq!((is_line(text), is_prose(text)), (line, prose), "{text:?}");
        }
    }

    #[test]
    fn case_accents_and_spaces_do_not_matter() {
        for (text, folded) in [("  Casa  Lucía ", "casa lucia"), ("NÚMERO Évora", "numero evora"), ("", "")]
        {
            assert_eq!(fold(text), folded);
        }
    }

    #[test]
    fn telephone_numbers_are_kept_as_written_and_as_digits() {
        assert_eq!(
            search_words(["Zoë Ann", "", "zoe@guest.test", "+1 (503) 555-0100"]),
            "zoe ann zoe@guest.test +1 (503) 555-0100 15035550100"
        );
        assert_eq!(search_words(["Ann", "5035550100"]), "ann 5035550100");
        for (text, digits) in
            [("555-0100", Some("5550100")), ("(503)", Some("503")), ("B-52", None), ("12", None), ("", None)]
        {
            assert_eq!(digits_of_number(text).as_deref(), digits, "{text}");
        }
    }
}
