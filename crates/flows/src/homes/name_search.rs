//! Search and sorting of short lists of names, done in memory: databases differ in their handling of accents and case.

use domain::text::fold;
use store::page::{Page, Paged};

/// The rows whose name contains every word, sorted by name.
pub(crate) fn find<T>(rows: Vec<T>, name: impl Fn(&T) -> &str, search: &str, page: Page) -> Paged<T> {
    let search = fold(search);
    let mut found: Vec<(String, T)> = rows
        .into_iter()
        .map(|row| (fold(name(&row)), row))
        .filter(|(name, _)| search.split(' ').all(|word| name.contains(word)))
        .collect();
    found.sort_by(|(left, _), (right, _)| left.cmp(right));
    page.cut(found.into_iter().map(|(_, row)| row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Page = Page { offset: 0, limit: 10 };

    fn found(search: &str) -> Vec<&'static str> {
        find(vec!["Réunion", "Österreich", "Åland Islands", "Zambia"], |name| name, search, ALL).rows
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(found("REUN"), ["Réunion"]);
        assert_eq!(found("  ISL  ål"), ["Åland Islands"]);
        assert_eq!(found("nowhere"), [""; 0]);
    }

    #[test]
    fn names_come_in_reading_order() {
        assert_eq!(found(""), ["Åland Islands", "Österreich", "Réunion", "Zambia"]);
    }
}
