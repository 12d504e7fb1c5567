//! Reads an archive. An archive without a manifest is truncated and refused. A small compressed entry may be huge (zip bomb), so
//! reads are limited to plausible sizes.

use std::io::{BufRead, BufReader, Read, Seek};

use serde_json::{Map, Value};
use zip::ZipArchive;

use crate::error::ArchiveError;
use crate::manifest::{FORMAT, Manifest};
use crate::names::{MANIFEST, rows};

const MOST_OF_MANIFEST: u64 = 1 << 20;
/// Much more than a row with all texts at their maximum lengths.
pub(crate) const MOST_OF_ROW: u64 = 16 << 20;
/// More than the maximum size of a photo or an attachment.
pub(crate) const MOST_OF_FILE: u64 = 64 << 20;

#[derive(Debug)]
pub struct Unpack<R: Read + Seek> {
    zip: ZipArchive<R>,
    pub manifest: Manifest,
}

impl<R: Read + Seek> Unpack<R> {
    pub fn open(file: R) -> Result<Self, ArchiveError> {
        let mut zip = ZipArchive::new(file)?;
        let not_json = |error| ArchiveError::Json(MANIFEST.to_owned(), error);
        let said = zip.by_name(MANIFEST)?.take(MOST_OF_MANIFEST);
        let manifest: Manifest = serde_json::from_reader(said).map_err(not_json)?;
        if manifest.format != FORMAT {
            return Err(ArchiveError::Format(manifest.format));
        }
        Ok(Self { zip, manifest })
    }

    /// Passes every row of a table to `take`; does nothing for a table that is not in the archive.
    pub fn table<E: From<ArchiveError>>(
        &mut self,
        name: &str,
        mut take: impl FnMut(Map<String, Value>) -> Result<(), E>,
    ) -> Result<(), E> {
        if !self.manifest.tables.contains_key(name) {
            return Ok(());
        }
        let part = self.zip.by_name(&rows(name)).map_err(ArchiveError::from)?;
        let (mut rest, mut line) = (BufReader::new(part), Vec::new());
        loop {
            line.clear();
            let told = || format!("a row of {name}");
            let read =
                (&mut rest).take(MOST_OF_ROW).read_until(b'\n', &mut line).map_err(ArchiveError::from)?;
            match read as u64 {
                0 => return Ok(()),
                MOST_OF_ROW => return Err(ArchiveError::TooLarge(told()).into()),
                _ => take(serde_json::from_slice(&line).map_err(|error| ArchiveError::Json(told(), error))?)?,
            }
        }
    }

    /// Passes every picture file to `take`: the photo's key, the file name and the content.
    pub fn pictures<E: From<ArchiveError>>(
        &mut self,
        mut take: impl FnMut(&str, &str, Vec<u8>) -> Result<(), E>,
    ) -> Result<(), E> {
        for number in 0..self.zip.len() {
            let part = self.zip.by_index(number).map_err(ArchiveError::from)?;
            let name = part.name().map_err(ArchiveError::from)?.into_owned();
            let Some((photo, file)) = name.strip_prefix("photos/").and_then(|rest| rest.split_once('/'))
            else {
                continue;
            };
            let mut bytes = Vec::new();
            let read = part.take(MOST_OF_FILE).read_to_end(&mut bytes).map_err(ArchiveError::from)?;
            if read as u64 == MOST_OF_FILE {
                return Err(ArchiveError::TooLarge(name).into());
            }
            take(photo, file, bytes)?;
        }
        Ok(())
    }
}
