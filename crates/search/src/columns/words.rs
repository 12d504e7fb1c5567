//! Full-text search by words. A search word that is the prefix of none is matched again with one or two typos allowed.

use std::collections::HashMap;
use std::sync::Arc;

use strsim::osa_distance;

pub(crate) type WordId = u32;

/// Minimum length of a search word for one allowed typo; in shorter words a typo would give another word.
const FORGIVE_ONE: usize = 4;
const FORGIVE_TWO: usize = 8;

/// Every word of the site, numbered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words {
    numbers: HashMap<Arc<str>, WordId>,
    words: Vec<Arc<str>>,
}

/// Splits a folded text into words, at everything that is neither letter nor digit.
pub fn split(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

impl Words {
    pub(crate) fn of(words: &mut Arc<Self>, folded: &str) -> Vec<WordId> {
        let mut ids: Vec<WordId> = split(folded)
            .map(|word| match words.numbers.get(word) {
                Some(id) => *id,
                None => Arc::make_mut(words).number(word),
            })
            .collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    fn number(&mut self, word: &str) -> WordId {
        let id = WordId::try_from(self.words.len()).expect("fewer words than 2^32");
        let word: Arc<str> = word.into();
        self.numbers.insert(Arc::clone(&word), id);
        self.words.push(word);
        id
    }

    /// Words that start with the search word.
    pub(crate) fn beginning_with(&self, typed: &str) -> Vec<WordId> {
        self.matching(|word| word.starts_with(typed))
    }

    /// Words that differ from the search word by one or two typos.
    pub(crate) fn alike(&self, typed: &str) -> Vec<WordId> {
        self.matching(|word| is_alike(typed, word))
    }

    fn matching(&self, question: impl Fn(&str) -> bool) -> Vec<WordId> {
        (0..).zip(&self.words).filter(|(_, word)| question(word)).map(|(id, _)| id).collect()
    }
}

/// Whether `typed` is likely a misspelling of `word`.
pub(crate) fn is_alike(typed: &str, word: &str) -> bool {
    let forgiven = match typed.chars().count() {
        FORGIVE_TWO.. => 2,
        FORGIVE_ONE.. => 1,
        _ => return false,
    };
    typed.len().abs_diff(word.len()) <= forgiven * 4 && osa_distance(typed, word) <= forgiven
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_mistakes_are_forgiven_in_words_that_are_long_enough() {
        for (typed, word, alike) in [
            ("cotage", "cottage", true),
            ("cottgae", "cottage", true),
            ("lkae", "lake", true),
            ("sea", "tea", false),
            ("harbour", "harbor", true),
            ("mountian", "mountain", true),
            ("mantain", "mountain", false),
        ] {
            assert_eq!(is_alike(typed, word), alike, "{typed} {word}");
        }
    }
}
