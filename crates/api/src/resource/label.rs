//! Human-readable names.

/// Converts `check_in_time` to "Check in time".
pub fn label(name: &str) -> String {
    let words = name.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}

/// Converts `listing-rate` to `ListingRate`.
pub fn type_name(name: &str) -> String {
    name.split('-').map(label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_words() {
        assert_eq!((label("check_in_time"), label("")), ("Check in time".to_owned(), String::new()));
        assert_eq!(type_name("listing-rate"), "ListingRate");
    }
}
