//! What a text may hold, and words as they are searched: both databases fold case and accents differently, so we do it ourselves.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What has fewer digits is rather a house number or a year's end.
const FEWEST_DIGITS: usize = 3;

/// Without control characters, so that it is one line on every screen and in every header of an e-mail.
pub fn is_line(text: &str) -> bool {
    !text.contains(char::is_control)
}

/// Several lines: of all control characters only ends of lines and tabs.
pub fn is_prose(text: &str) -> bool {
    !text.contains(|letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
}

/// Lower case, without accents, with single spaces.
pub fn fold(text: &str) -> String {
    let plain: String =
        text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words by which a row is found: folded, and telephone numbers also as their bare digits, so that any part of one finds it.
pub fn search_words<'a>(values: impl IntoIterator<Item = &'a str>) -> String {
    let mut words = Vec::new();
    for value in values {
        words.push(fold(value));
        words.extend(digits_of_number(value).filter(|digits| digits != value.trim()));
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// The digits of what is written like a telephone number or a part of one; nothing for other words.
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
