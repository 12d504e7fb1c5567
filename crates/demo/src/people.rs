//! The guests: names of many cultures, with fictional addresses and phone numbers.

use serde::Deserialize;

use crate::dice::Dice;

/// The file `people.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct People {
    #[serde(rename = "culture")]
    pub cultures: Vec<Culture>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Culture {
    pub country: String,
    /// Relative to the other cultures.
    pub weight: u32,
    /// Each `#` becomes a digit. Ranges reserved for fiction, where the country has any.
    pub phone: String,
    pub first_names: Vec<String>,
    pub last_names: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub phone: String,
    pub country: String,
}

impl Guest {
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }
}

impl People {
    /// A random guest; `None` only if there are no names.
    pub fn guest(&self, dice: &mut Dice) -> Option<Guest> {
        let culture = dice.weigh(&self.cultures, |culture| culture.weight)?;
        let first_name = dice.pick(&culture.first_names)?.clone();
        let last_name = dice.pick(&culture.last_names)?.clone();
        let host = dice.pick(&["example.com", "example.org", "example.net"])?;
        Some(Guest {
            email: format!("{}.{}@{host}", plain(&first_name), plain(&last_name)),
            phone: culture.phone.chars().map(|c| if c == '#' { digit(dice) } else { c }).collect(),
            country: culture.country.clone(),
            first_name,
            last_name,
        })
    }
}

fn digit(dice: &mut Dice) -> char {
    char::from_digit(dice.below(10), 10).unwrap_or('0')
}

/// Lowercase letters without accents, as in e-mail addresses.
pub(crate) fn plain(name: &str) -> String {
    name.to_lowercase()
        .chars()
        .filter_map(|letter| match letter {
            'a'..='z' => Some(letter),
            'à'..='å' | 'ă' | 'ą' => Some('a'),
            'ç' | 'ć' | 'č' => Some('c'),
            'è'..='ë' | 'ę' | 'ě' => Some('e'),
            'ì'..='ï' | 'ı' => Some('i'),
            'ł' => Some('l'),
            'ñ' | 'ń' => Some('n'),
            'ò'..='ö' | 'ø' | 'ō' => Some('o'),
            'ś' | 'š' | 'ş' => Some('s'),
            'ù'..='ü' | 'ū' => Some('u'),
            'ý' => Some('y'),
            'ž' | 'ż' => Some('z'),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_plain() {
        assert_eq!(
            ["José", "O'Brien", "Søren", "Nuñez Vidal"].map(plain),
            ["jose", "obrien", "soren", "nunezvidal"]
        );
    }
}
