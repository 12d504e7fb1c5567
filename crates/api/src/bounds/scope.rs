//! The place of a value in a request, its bounds there, and the reason for a refusal.

use domain::text::{is_line, is_prose};

use super::table::{LINES_OF_TEXTS, LIST, LISTS, Lines, NUMBER, NUMBERS, PARAMETER, TEXT, TEXTS};

pub const NOT_A_LINE: &str = "Write this on one line, without control characters.";
pub const NOT_PROSE: &str = "A text cannot contain control characters.";

/// The place of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope<'a> {
    Query,
    Path,
    Header,
    /// A body, by the name of its type.
    Body(&'a str),
    /// A row of a resource, whose declaration has the bounds of its fields.
    Row,
}

impl Scope<'_> {
    pub fn characters(self, name: &str) -> usize {
        let usual = match self {
            Self::Query | Self::Path | Self::Header => PARAMETER,
            Self::Body(_) => TEXT,
            Self::Row => return usize::MAX,
        };
        self.find(TEXTS, name).unwrap_or(usual)
    }

    fn lines(self, name: &str) -> Lines {
        match self {
            // The parser of the value applies its own rules.
            Self::Body(_) if name.is_empty() => Lines::Any,
            Self::Body(_) => self.find(LINES_OF_TEXTS, name).unwrap_or(Lines::One),
            Self::Query | Self::Path | Self::Header | Self::Row => Lines::Any,
        }
    }

    /// Returns why the text is refused by length or characters, whatever its meaning.
    pub fn wrong_text(self, name: &str, text: &str) -> Option<String> {
        wrong_length(text, self.characters(name)).or_else(|| wrong_character(text, self.lines(name)))
    }

    pub fn members(self, name: &str) -> usize {
        if self == Self::Row { LIST } else { self.find(LISTS, name).unwrap_or(LIST) }
    }

    pub fn numbers(self, name: &str) -> (i64, i64) {
        if self == Self::Row { (i64::MIN, i64::MAX) } else { self.find(NUMBERS, name).unwrap_or(NUMBER) }
    }

    pub(super) fn find<T: Copy>(self, rows: &[(&str, T)], name: &str) -> Option<T> {
        let of = |scope: &str| {
            let is_it =
                |row: &str| row.strip_prefix(scope).and_then(|rest| rest.strip_prefix('.')) == Some(name);
            rows.iter().find(|(row, _)| is_it(row)).map(|(_, most)| *most)
        };
        let any_of = |scope: &str| {
            let is_it = |row: &str| row.strip_prefix(scope) == Some(".*");
            rows.iter().find(|(row, _)| is_it(row)).map(|(_, most)| *most)
        };
        match self {
            Self::Query => of("query"),
            Self::Path => of("path"),
            Self::Header => of("header"),
            Self::Body(of_type) => {
                let plain = || rows.iter().find(|(row, _)| *row == name).map(|(_, most)| *most);
                of(of_type).or_else(plain).or_else(|| any_of(of_type))
            }
            Self::Row => None,
        }
    }
}

fn wrong_character(text: &str, lines: Lines) -> Option<String> {
    match lines {
        Lines::One if !is_line(text) => Some(NOT_A_LINE.to_owned()),
        Lines::Several if !is_prose(text) => Some(NOT_PROSE.to_owned()),
        Lines::One | Lines::Several | Lines::Any => None,
    }
}

pub(super) fn wrong_length(text: &str, most: usize) -> Option<String> {
    if text.contains('\0') {
        // PostgreSQL rejects a text that contains NUL.
        Some("There is a letter that no text can have.".to_owned())
    } else if text.len() > most && text.chars().nth(most).is_some() {
        Some(format!("Ensure this field has no more than {most} characters."))
    } else {
        None
    }
}

pub(super) fn wrong_number(number: i128, (min, max): (i64, i64)) -> Option<String> {
    if number < min.into() {
        Some(format!("Ensure this value is greater than or equal to {min}."))
    } else if number > max.into() {
        Some(format!("Ensure this value is less than or equal to {max}."))
    } else {
        None
    }
}
