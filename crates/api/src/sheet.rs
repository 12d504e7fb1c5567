//! A CSV upload: columns by name, lines numbered as in a text editor.

use flows::holds_card_number;
use std::collections::{BTreeMap, BTreeSet};

use axum::extract::Request;
use csv::{ReaderBuilder, Trim};
use http::header::CONTENT_TYPE;

use crate::bounds::LINES;
use crate::error::{ApiError, ErrorCode, NO_FIELD};
use crate::extract::read_bytes;
use crate::resource::Cell;

/// Spreadsheets choose the separator by their locale.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

#[derive(Debug)]
pub struct Sheet {
    pub columns: Vec<String>,
    pub lines: Vec<Line>,
}

#[derive(Debug)]
pub struct Line {
    /// Starts at 2, the first line below the header.
    pub number: u64,
    cells: Vec<String>,
}

impl Line {
    /// Returns the cells with their column names, without empty cells.
    pub fn cells<'a>(&'a self, columns: &'a [String]) -> impl Iterator<Item = (&'a str, &'a str)> {
        let pairs = columns.iter().map(String::as_str).zip(self.cells.iter().map(String::as_str));
        pairs.filter(|(_, cell)| !cell.is_empty())
    }

    pub fn holds_card_number(&self) -> bool {
        self.cells.iter().any(|cell| holds_card_number(cell.as_bytes()))
    }
}

impl Sheet {
    pub async fn of(request: Request) -> Result<Self, ApiError> {
        let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_sheet =
            |media_type: &str| media_type.trim_start().to_ascii_lowercase().starts_with("text/csv");
        if !media_type.is_some_and(is_sheet) {
            let code = ErrorCode::UnsupportedMediaType;
            return Err(ApiError::with_data(code, "Send the sheet as text/csv.", BTreeMap::new()));
        }
        let bytes = read_bytes(request, &()).await?;
        Self::read(&bytes).map_err(|why| ApiError::field(NO_FIELD, why))
    }

    fn read(bytes: &[u8]) -> Result<Self, String> {
        let text = std::str::from_utf8(bytes).map_err(|_| "Save the sheet as UTF-8, then send it again.")?;
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = ReaderBuilder::new()
            .delimiter(separator(text))
            .flexible(true)
            .trim(Trim::All)
            .from_reader(text.as_bytes());
        let told = |error: csv::Error| format!("The sheet cannot be read: {error}.");
        let columns: Vec<String> = reader.headers().map_err(told)?.iter().map(name_of).collect();
        if let Some(twice) = (1..columns.len()).find(|place| columns[..*place].contains(&columns[*place])) {
            return Err(format!("The column {:?} is there twice.", columns[twice]));
        }
        let (mut lines, mut numbers) = (Vec::new(), Numbers { text, at: 0, line: 1 });
        for record in reader.records() {
            let record = record.map_err(told)?;
            let cells: Vec<String> = record.iter().map(Cell::undo_harmless).collect();
            if cells.iter().all(String::is_empty) {
                continue;
            }
            if lines.len() == LINES {
                return Err(format!("A sheet may have {LINES} lines. Please send it in parts."));
            }
            lines.push(Line { number: numbers.of(&record), cells });
        }
        if lines.is_empty() {
            Err("There is nothing in the sheet.".to_owned())
        } else {
            Ok(Self { columns, lines })
        }
    }

    /// Fails if the sheet has unknown columns, which would be ignored.
    pub fn check_columns(&self, known: &BTreeSet<&str>) -> Result<(), ApiError> {
        let unknown = self.columns.iter().filter(|name| !known.contains(name.as_str()));
        let unknown: Vec<&str> = unknown.map(String::as_str).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let known = known.iter().copied().collect::<Vec<_>>().join(", ");
        let why = format!("There is no column {}. There are: {known}.", unknown.join(", "));
        Err(ApiError::field(NO_FIELD, why))
    }
}

/// Counts lines as a text editor does: the CSV reader attributes the end of the previous line to the next record.
struct Numbers<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl Numbers<'_> {
    fn of(&mut self, record: &csv::StringRecord) -> u64 {
        let begun = record.position().and_then(|place| usize::try_from(place.byte()).ok());
        let begun = begun.filter(|begun| (self.at..self.text.len()).contains(begun)).unwrap_or(self.at);
        let ends = self.text[begun..].bytes().take_while(|byte| b"\r\n".contains(byte)).count();
        let passed = &self.text[self.at..begun + ends];
        self.line += passed.matches('\n').count() as u64;
        self.at = begun + ends;
        self.line
    }
}

/// Returns the separator that occurs most often in the first line.
fn separator(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let times = |separator: u8| first.matches(char::from(separator)).count();
    SEPARATORS.into_iter().rev().max_by_key(|separator| times(*separator)).unwrap_or(b',')
}

/// Normalizes a column name: `Check in` and `check-in` become `check_in`.
fn name_of(head: &str) -> String {
    head.trim().to_lowercase().replace([' ', '-'], "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<(u64, Vec<(String, String)>)> {
        let sheet = Sheet::read(text.as_bytes()).unwrap();
        let words = |(name, cell): (&str, &str)| (name.to_owned(), cell.to_owned());
        sheet
            .lines
            .iter()
            .map(|line| (line.number, line.cells(&sheet.columns).map(words).collect()))
            .collect()
    }

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(name, cell)| ((*name).to_owned(), (*cell).to_owned())).collect()
    }

    #[test]
    fn sheets_of_every_country_are_read() {
        let expected = vec![(2, pairs(&[("name", "Lake, the"), ("check_in", "2027-01-02")]))];
        for text in [
            "name,check_in\n\"Lake, the\",2027-01-02\n",
            "\u{feff}Name;Check in\r\nLake, the;2027-01-02\r\n;\r\n",
            "name\tcheck-in\n Lake, the \t2027-01-02",
        ] {
            assert_eq!(told(text), expected, "{text:?}");
        }
    }

    #[test]
    fn lines_are_numbered_as_in_an_editor() {
        let numbers: Vec<u64> = told("name,note\n\nOne,\"two\nlines\"\n,,\nTwo,\n")
            .into_iter()
            .map(|(number, _)| number)
            .collect();
        assert_eq!(numbers, [3, 6]);
    }

    #[test]
    fn what_was_made_harmless_is_read_as_it_was() {
        assert_eq!(told("name\n'+1 555 0100\n'Tis\n")[0].1, pairs(&[("name", "+1 555 0100")]));
        assert_eq!(told("name\n'Tis\n")[0].1, pairs(&[("name", "'Tis")]));
    }

    #[test]
    fn what_is_no_sheet_is_told() {
        let many = format!("name\n{}", "x\n".repeat(LINES + 1));
        for (bytes, why) in [
            (&b"name\n\xff\n"[..], "UTF-8"),
            (b"name\n", "nothing"),
            (b"", "nothing"),
            (b"name,Name\nx,y\n", "twice"),
            (many.as_bytes(), "in parts"),
        ] {
            let told = Sheet::read(bytes).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
    }
}
