//! The countries of the world, by ISO 3166-1.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Country {
    /// Two letters (alpha-2).
    pub code: &'static str,
    /// In English.
    pub name: &'static str,
}

const ALL: &str = include_str!("country.txt");

impl Country {
    pub fn all() -> impl Iterator<Item = Self> {
        ALL.lines().filter_map(|line| line.split_once(' ')).map(|(code, name)| Self { code, name })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_are_complete_and_in_order() {
        let all: Vec<Country> = Country::all().collect();
        assert_eq!(all.len(), 249);
        assert!(all.is_sorted_by(|one, next| one.code < next.code));
        let is_code = |code: &str| code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase());
        assert!(all.iter().all(|country| is_code(country.code) && !country.name.is_empty()));
    }
}
