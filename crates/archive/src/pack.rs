//! Writes an archive sequentially. The CSV of a table is buffered in a temporary file until its rows are written, because a
//! zip file can have only one open entry.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};

use serde_json::{Map, Value};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::error::ArchiveError;
use crate::manifest::Manifest;
use crate::names::{MANIFEST, picture, rows, sheet};

#[derive(Debug)]
pub struct Pack<W: Write + Seek> {
    zip: ZipWriter<W>,
    table: Option<Table>,
}

#[derive(Debug)]
struct Table {
    name: String,
    sheet: csv::Writer<File>,
    has_heads: bool,
}

impl<W: Write + Seek> Pack<W> {
    pub fn new(file: W) -> Self {
        Self { zip: ZipWriter::new(file), table: None }
    }

    /// Starts a table; the following rows belong to it.
    pub fn table(&mut self, name: &str) -> Result<(), ArchiveError> {
        self.end_table()?;
        self.zip.start_file(rows(name), SimpleFileOptions::default())?;
        let sheet = csv::Writer::from_writer(tempfile::tempfile()?);
        self.table = Some(Table { name: name.to_owned(), sheet, has_heads: false });
        Ok(())
    }

    pub fn row(&mut self, row: &Map<String, Value>) -> Result<(), ArchiveError> {
        let not_json = |error| ArchiveError::Json("a row".to_owned(), error);
        serde_json::to_writer(&mut self.zip, row).map_err(not_json)?;
        self.zip.write_all(b"\n")?;
        if let Some(table) = &mut self.table {
            if !std::mem::replace(&mut table.has_heads, true) {
                table.sheet.write_record(crate::sheet::heads(row))?;
            }
            table.sheet.write_record(crate::sheet::cells(row))?;
        }
        Ok(())
    }

    pub fn picture(&mut self, photo: &str, file: &str, bytes: &[u8]) -> Result<(), ArchiveError> {
        self.end_table()?;
        // Images are already compressed.
        let as_it_is = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        self.zip.start_file(picture(photo, file), as_it_is)?;
        Ok(self.zip.write_all(bytes)?)
    }

    /// The manifest is written last, so an archive with a manifest is complete.
    pub fn finish(mut self, manifest: &Manifest) -> Result<W, ArchiveError> {
        self.end_table()?;
        self.zip.start_file(MANIFEST, SimpleFileOptions::default())?;
        let not_json = |error| ArchiveError::Json(MANIFEST.to_owned(), error);
        serde_json::to_writer_pretty(&mut self.zip, manifest).map_err(not_json)?;
        Ok(self.zip.finish()?)
    }

    fn end_table(&mut self) -> Result<(), ArchiveError> {
        let Some(table) = self.table.take() else { return Ok(()) };
        let mut lines = table.sheet.into_inner().map_err(|error| ArchiveError::File(error.into_error()))?;
        lines.seek(SeekFrom::Start(0))?;
        self.zip.start_file(sheet(&table.name), SimpleFileOptions::default())?;
        std::io::copy(&mut lines, &mut self.zip)?;
        Ok(())
    }
}
