//! Words as they are searched: both databases fold case and accents differently, so we do it ourselves.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case, without accents, with single spaces.
pub fn fold(text: &str) -> String {
    let plain: String =
        text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_spaces_do_not_matter() {
        for (text, folded) in [("  Casa  Lucía ", "casa lucia"), ("NÚMERO Évora", "numero evora"), ("", "")]
        {
            assert_eq!(fold(text), folded);
        }
    }
}
