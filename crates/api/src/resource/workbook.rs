//! Export of a list as an XLSX file. The directory of a zip file is known only at the end, so it is assembled on disk, not in
//! memory.

use std::fs::File;
use std::io::Seek;

use rust_xlsxwriter::{Workbook, Worksheet, XlsxError};

use super::cells::{Cell, decimal};

pub(super) struct Sheet {
    book: Workbook,
    next_line: u32,
}

impl Sheet {
    pub(super) fn new(heads: &[&'static str]) -> Result<Self, XlsxError> {
        let mut book = Workbook::new();
        let sheet = book.add_worksheet_with_constant_memory()?;
        for (column, head) in (0..).zip(heads) {
            sheet.write_string(0, column, *head)?;
        }
        Ok(Self { book, next_line: 1 })
    }

    pub(super) fn add(mut self, rows: impl IntoIterator<Item = Vec<Cell>>) -> Result<Self, XlsxError> {
        let sheet = self.book.worksheet_from_index(0)?;
        for row in rows {
            for (column, cell) in (0..).zip(row) {
                write(sheet, self.next_line, column, &cell)?;
            }
            self.next_line += 1;
        }
        Ok(self)
    }

    /// Returns the file, positioned at its start. It is a temporary file, deleted when closed.
    pub(super) fn finish(mut self) -> Result<File, XlsxError> {
        let mut file = tempfile::tempfile()?;
        self.book.save_to_writer(&file)?;
        file.rewind()?;
        Ok(file)
    }
}

fn write(sheet: &mut Worksheet, line: u32, column: u16, cell: &Cell) -> Result<(), XlsxError> {
    match cell {
        Cell::Empty => Ok(()),
        // A text cell is never run as a formula, whatever its first character.
        Cell::Words(words) => sheet.write_string(line, column, cut(words)).map(drop),
        Cell::Number(number) => sheet.write_number(line, column, *number).map(drop),
        Cell::Amount(amount) => {
            let number: f64 = decimal(*amount).parse().unwrap_or_default();
            sheet.write_number(line, column, number).map(drop)
        }
        Cell::Flag(flag) => sheet.write_boolean(line, column, *flag).map(drop),
    }
}

/// Truncates a text to the maximum length of a cell.
fn cut(words: &str) -> String {
    const MOST: usize = 32_767;
    words.chars().take(MOST).collect()
}
